import { realpath } from 'node:fs/promises'
import path from 'node:path'
import { complain, StartError } from '../startError'
import { goBackIfCut } from './goBack'
import { endOf, startProgram } from './programs'
import { currentOf, findSchool, readSchool, RELEASE } from './school'

const COMMANDS = new Map([
  ['iniciar', 'main.ts'],
  ['respaldo', 'backup/respaldo.ts'],
  ['ensayo', 'backup/ensayo.ts'],
  ['restaurar', 'backup/restaurar.ts'],
  ['revisar', 'backup/revisar.ts'],
  ['clave', 'password/clave.ts'],
])

const open = async ([command = '', ...args]: readonly string[]): Promise<number> => {
  const file = COMMANDS.get(command)
  // systemd calls `recuperar` as root before it starts the program as its user.
  if (file === undefined && command !== 'recuperar')
    throw new StartError(
      `Los comandos son: ${[...COMMANDS.keys()].map((name) => `escuela ${name}`).join(', ')}.`,
    )
  if (file === undefined && !(await readSchool(path.resolve(RELEASE, '../..')))) return 0
  const school = await findSchool(undefined)
  await goBackIfCut(school, (line) => void process.stderr.write(`${line}\n`))
  if (file === undefined) return 0
  const child = await startProgram(
    school,
    await realpath(currentOf(school.program)),
    [file, ...args],
    {},
    'inherit',
  )
  // A terminal sends Ctrl+C to both processes, a service manager only to this one.
  process.on('SIGINT', () => undefined)
  for (const signal of ['SIGTERM', 'SIGHUP'] as const) process.on(signal, () => child.kill('SIGTERM'))
  return endOf(child)
}

open(process.argv.slice(2)).then(
  (code) => process.exit(code === 0 ? 0 : 1),
  (error: unknown) => {
    complain(error)
    process.exit(1)
  },
)
