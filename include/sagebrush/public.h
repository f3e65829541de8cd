/* public.h: what every public header stands between, and the numbers of the library.
 *
 * The headers are C17 and C++17.  A shared library exports the functions declared between SB_PUBLIC_BEGIN and SB_PUBLIC_END and
 * nothing else.  Tables of data are SB_INSIDE: programs that link the static library may look at them; everybody else asks the
 * functions beside them, whose answers may grow without anything being compiled anew. */
#ifndef SAGEBRUSH_PUBLIC_H
#define SAGEBRUSH_PUBLIC_H

#ifdef __cplusplus
#define SB_C_BEGIN extern "C" {
#define SB_C_END   }
#else
#define SB_C_BEGIN
#define SB_C_END
#endif
#define SB_PUBLIC_BEGIN SB_C_BEGIN _Pragma("GCC visibility push(default)")
#define SB_PUBLIC_END   _Pragma("GCC visibility pop") SB_C_END
#define SB_INSIDE       __attribute__((visibility("hidden")))

/* The version of this header, and the number of the binary interface: it is in the name of the shared library
 * (libsagebrush.so.2) and goes up when a program compiled before could no longer run (`make abi-check`).  The number of the
 * source interface is SB_API (game.h). */
#define SB_VERSION "0.1.0"
#define SB_ABI     2

SB_PUBLIC_BEGIN

const char *sb_version(void); /* of the library that is linked: "0.1.0" */
int sb_api(void);             /* its SB_API */
int sb_abi(void);             /* its SB_ABI */

SB_PUBLIC_END

#endif
