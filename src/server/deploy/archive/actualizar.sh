#!/bin/sh
# Cambia la escuela instalada a esta versión. Lo hace src/server/deploy/actualizar.ts con el Node que viene aquí, sin nada más.
aqui=${0%/*}
[ "$aqui" != "$0" ] || aqui=.
INIT_CWD=$PWD
# Who locks a folder needs the system's programs, or two of these would not see each other.
PATH=${PATH:+$PATH:}/usr/sbin:/usr/bin:/sbin:/bin
export INIT_CWD PATH
cd "$aqui" || exit 1
if ! ./node/bin/node -e 'import("./src/server/deploy/contents.ts").then((c) => c.verifyContents("."))' 2>/dev/null; then
  echo 'Este programa llegó dañado o incompleto, o esta computadora no es un Linux de 64 bits (x86_64): bájelo otra vez. No se cambió nada.' >&2
  exit 1
fi
exec ./node/bin/node --import tsx src/server/deploy/actualizar.ts "$@"
