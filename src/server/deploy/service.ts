import { existsSync } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { StartError } from '../startError'
import { runSystem } from './programs'
import { asRoot, readSettings, RELEASE, type InstalledSchool } from './school'

const NAME = 'escuela.service'
export const UNIT = `/etc/systemd/system/${NAME}`

export const hasSystemd = (): boolean => asRoot() && existsSync('/run/systemd/system')

export const unitOf = async ({ program, dataDir, user }: InstalledSchool): Promise<string> => {
  const usual = await readFile(path.join(RELEASE, 'src/server/deploy', NAME), 'utf8')
  const unit = usual
    .replaceAll('/opt/escuela', program)
    .replaceAll('/var/lib/escuela', dataDir)
    .replace('User=escuela', `User=${user ?? 'root'}`)
    .replace('Group=escuela', `Group=${user ?? 'root'}`)
  const atHome = [program, dataDir].some((folder) => /^\/(home|root)\//.test(folder))
  return atHome ? unit.replace('ProtectHome=yes', 'ProtectHome=no') : unit
}

const SERVED_WITHIN_MS = 60_000

/** systemd reports a service as started before it answers. */
const untilServed = async ({ dataDir }: InstalledSchool): Promise<void> => {
  const { PORT = '3000', HOST = '127.0.0.1' } = await readSettings(dataDir)
  const address = `http://${HOST === '0.0.0.0' ? '127.0.0.1' : HOST}:${PORT}/api/health`
  for (const started = Date.now(); Date.now() - started < SERVED_WITHIN_MS; await sleep(200))
    if (
      await fetch(address).then(
        (answer) => answer.ok,
        () => false,
      )
    )
      return
  throw new StartError(
    'El servicio «escuela» no contestó en 60 segundos; el motivo se ve con: journalctl -u escuela',
  )
}

export const enableService = async (school: InstalledSchool): Promise<void> => {
  await writeFile(UNIT, await unitOf(school), { mode: 0o644 })
  await runSystem('systemctl', ['daemon-reload'])
  await runSystem('systemctl', ['enable', '--now', NAME])
  await untilServed(school)
}

export const stopService = async ({ unit }: Pick<InstalledSchool, 'unit'>): Promise<void> => {
  if (unit !== null) await runSystem('systemctl', ['stop', NAME])
}

export const startService = async (school: InstalledSchool): Promise<void> => {
  if (school.unit === null) return
  await runSystem('systemctl', ['start', NAME])
  await untilServed(school)
}

export const removeService = async ({ unit }: Pick<InstalledSchool, 'unit'>): Promise<void> => {
  if (unit === null) return
  await runSystem('systemctl', ['disable', '--now', NAME])
  await rm(unit, { force: true })
  await runSystem('systemctl', ['daemon-reload'])
}
