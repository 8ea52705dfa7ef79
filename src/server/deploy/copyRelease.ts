import { rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { version } from '../../../package.json'
import { syncFolder } from '../shared/syncFolder'
import { runSystem } from './programs'
import { makeFolder } from './room'
import { RELEASE, versionsOf } from './school'

export const copyRelease = async (program: string, signal: AbortSignal): Promise<string> => {
  const [folder, half] = [
    path.join(versionsOf(program), version),
    path.join(versionsOf(program), 'nueva.parcial'),
  ]
  await rm(half, { recursive: true, force: true })
  await makeFolder(versionsOf(program), 0o755)
  try {
    // Node's own copy takes ten times the processor for so many small files.
    await runSystem('cp', ['-RP', '--preserve=timestamps', RELEASE, half])
    // Unpacked under a narrow umask, the school's user could not read it.
    await runSystem('chmod', ['-R', 'u=rwX,go=rX', half])
    await runSystem('sync', ['-f', half])
  } catch (error) {
    // Ctrl+C ends these programs too, and then their failure is not the reason to report.
    signal.throwIfAborted()
    throw error
  }
  await rm(folder, { recursive: true, force: true })
  await rename(half, folder)
  await syncFolder(versionsOf(program))
  return folder
}
