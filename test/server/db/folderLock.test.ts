import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { lockFolder } from '@server/db/folderLock'

describe('lockFolder', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'cerrojo-'))
  afterAll(() => rmSync(folder, { recursive: true }))

  it.each([
    ['flock', 'flock'],
    ['a machine without flock', 'no-such-program'],
    ['a file system without locks', 'sh'],
  ])('lets one in, and the next when the first gives it back (%s)', async (_, program) => {
    const release = await lockFolder(folder, program)
    await expect(lockFolder(folder, program)).rejects.toThrow(
      `El programa ya está abierto con la carpeta de datos ${folder}`,
    )
    await release()
    await (
      await lockFolder(folder, program)
    )()
  })

  it('lets exactly one of many in at the same moment', async () => {
    const answers = await Promise.allSettled(Array.from({ length: 8 }, () => lockFolder(folder)))
    const inside = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []))
    expect(inside).toHaveLength(1)
    await inside[0]?.()
  })
})
