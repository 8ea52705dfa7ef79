import { cp, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { version } from '../../../package.json'
import { runSystem } from './programs'
import { makeFolder } from './room'
import { RELEASE, syncFolder, versionsOf } from './school'

export const copyRelease = async (program: string): Promise<string> => {
  const [folder, half] = [
    path.join(versionsOf(program), version),
    path.join(versionsOf(program), 'nueva.parcial'),
  ]
  await rm(half, { recursive: true, force: true })
  await makeFolder(versionsOf(program), 0o755)
  await cp(RELEASE, half, { recursive: true, verbatimSymlinks: true, preserveTimestamps: true })
  // Unpacked under a narrow umask, the school's user could not read it.
  await runSystem('chmod', ['-R', 'u=rwX,go=rX', half])
  await runSystem('sync', ['-f', half])
  await rm(folder, { recursive: true, force: true })
  await rename(half, folder)
  await syncFolder(versionsOf(program))
  return folder
}
