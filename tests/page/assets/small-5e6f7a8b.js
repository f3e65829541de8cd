/* Says on the page what the browser allowed: a module, WebAssembly from here, nothing inline. */
const answer = await WebAssembly.instantiateStreaming(fetch("/assets/small-9c0d1e2f.wasm"));
const line = document.createElement("p");
line.id = "answer";
line.textContent = `WebAssembly says ${answer.instance.exports.answer()}.`;
document.body.append(line);
