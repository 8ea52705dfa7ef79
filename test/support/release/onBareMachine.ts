import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { networkInterfaces } from 'node:os'
import path from 'node:path'
import { firstUserIn, openSchool, runScript, takeFirstPayment } from './school'

/**
 * From an unpacked release to the first receipt, alone in a namespace of its own where there is one: without a network, with its
 * own /etc for the new user, without this machine's Node, npm and packages. Prints the result as JSON.
 */
const [place = '', release = '', isolated = ''] = process.argv.slice(2)

const must = (program: string, ...args: string[]): void => {
  const { status, stderr } = spawnSync(program, args, { encoding: 'utf8' })
  if (status !== 0) throw new Error(`${program} ${args.join(' ')}: ${stderr}`)
}

/** In systemd's place, which cannot run here: it does what the unit says. */
const SYSTEMCTL = `#!/bin/sh
PATH=/usr/sbin:/usr/bin:/sbin:/bin
unit=/etc/systemd/system/escuela.service
said() { sed -n "s/^$1=//p" $unit; }
case "$*" in
daemon-reload) ;;
'enable --now escuela.service' | 'start escuela.service')
  pre=$(said ExecStartPre)
  ${'$'}{pre#+} || exit 1
  cd "$(said WorkingDirectory)" || exit 1
  set -a
  . "$(said EnvironmentFile)"
  set +a
  export $(said Environment)
  setsid setpriv --reuid "$(said User)" --regid "$(said Group)" --init-groups $(said ExecStart) >/run/said 2>&1 &
  echo $! >/run/escuela.pid ;;
'stop escuela.service' | 'disable --now escuela.service')
  [ ! -e /run/escuela.pid ] || kill "$(cat /run/escuela.pid)"
  while [ -e /run/escuela.pid ] && kill -0 "$(cat /run/escuela.pid)" 2>/dev/null; do sleep 0.1; done
  rm -f /run/escuela.pid ;;
*) exit 1 ;;
esac
`

/** Mounted over after this program was loaded, which needs none of it any more. */
const hideThisMachine = (): void => {
  must('ip', 'link', 'set', 'lo', 'up')
  must('cp', '-a', '/etc', path.join(place, 'etc'))
  must('mount', '--bind', path.join(place, 'etc'), '/etc')
  for (const file of [process.execPath, path.join(path.dirname(process.execPath), 'npm')])
    if (existsSync(file)) must('mount', '--bind', '/dev/null', file)
  must('mount', '-t', 'tmpfs', 'none', '/run')
  mkdirSync('/run/systemd/system', { recursive: true })
  mkdirSync(path.join(place, 'sbin'))
  writeFileSync(path.join(place, 'sbin/systemctl'), SYSTEMCTL, { mode: 0o755 })
  must('mount', '--bind', path.join(place, 'sbin'), '/usr/local/sbin')
  mkdirSync(path.join(place, 'nothing'))
  must('mount', '--bind', path.join(place, 'nothing'), path.resolve('node_modules'))
}

const run = async (): Promise<void> => {
  if (isolated) hideThisMachine()
  const [program, dataDir] = [path.join(place, 'programa'), path.join(place, 'datos')]
  const where = ['--programa', program, ...(isolated ? [] : ['--usuario', 'nobody'])]
  // The four questions: the name, the folder, the port, no other computers.
  const installed = runScript(
    path.join(release, 'instalar.sh'),
    where,
    `Colegio Ñandú\n${dataDir}\n39417\nno\n`,
  )
  if (installed.code !== 0) throw new Error(installed.out + installed.error)
  const second = runScript(path.join(release, 'instalar.sh'), where)
  const started = isolated ? null : await openSchool(program)
  const school = started ?? { address: 'http://127.0.0.1:39417' }
  const paid = await takeFirstPayment(school, firstUserIn(installed.out))
  const { version } = (await (await fetch(`${school.address}/api/health`)).json()) as { version: string }
  const page = await (await fetch(school.address)).text()
  await started?.stop()
  const removed = runScript(path.join(program, 'actual/desinstalar.sh'), ['--si'])
  const kept = existsSync(path.join(dataDir, 'postgres/PG_VERSION'))
  const gone = await fetch(school.address).then(
    () => false,
    () => true,
  )
  const network = Object.values(networkInterfaces())
    .flat()
    .filter((each) => each && !each.internal).length
  const result = {
    said: installed.out,
    second,
    paid,
    version,
    removed,
    kept,
    gone,
    network,
    page: page.length,
  }
  process.stdout.write(JSON.stringify(result))
}

run().catch((error: unknown) => {
  process.stderr.write(`${String(error)}\n`)
  process.exit(1)
})
