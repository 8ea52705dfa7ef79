#!/bin/sh
# Quita el programa y deja los datos. Lo hace src/server/deploy/desinstalar.ts.
aqui=${0%/*}
[ "$aqui" != "$0" ] || aqui=.
INIT_CWD=$PWD
# Who locks a folder needs the system's programs, or two of these would not see each other.
PATH=${PATH:+$PATH:}/usr/sbin:/usr/bin:/sbin:/bin
export INIT_CWD PATH
cd "$aqui" || exit 1
exec ./node/bin/node --import tsx src/server/deploy/desinstalar.ts "$@"
