import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { createHash } from 'node:crypto'
import { keptFile } from '@server/backup/continuous/filesCopy'
import { removeTestFolder } from '@test/support/database/testFolder'
import { basesIn, canMount, continuo, newFolder, openCopied, restored, type Copied } from './copied'

const folders: string[] = []
const aFolder = (): string => {
  const folder = newFolder()
  folders.push(folder)
  return folder
}
afterAll(() => folders.forEach(removeTestFolder))

const isWell = ({ problem, lastBaseAt }: { problem: string | null; lastBaseAt: string | null }) =>
  problem === null && lastBaseAt !== null

/** A disk of its own for the copies, as small as a test can fill. */
const disk = aFolder()
const mount = () => execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=40m', 'tmpfs', disk])
const remount = (how: 'ro' | 'rw') => execFileSync('mount', ['-o', `remount,${how}`, disk])
const unmount = () => execFileSync('umount', [disk])

/** A disk is filled, locked and unplugged where the machine lets a test mount one; elsewhere the run says that nobody tried. */
const onOwnDisk = (name: string, tests: () => void): void =>
  canMount
    ? describe(name, tests)
    : test(`${name}… is not tried on a machine that mounts nothing`, () =>
        process.emitWarning(
          'No disk can be mounted here: full, read-only and unplugged copies were not tried.',
        ))

const putFile = async (copied: Copied, text: string) => {
  const content = Buffer.from(text)
  const sha256 = createHash('sha256').update(content).digest('hex')
  const file = path.join(copied.dataDir, 'recibido')
  writeFileSync(file, content)
  await copied.keepFile(sha256, file)
  await copied.contents.place(file, sha256)
  rmSync(file)
  return sha256
}

/** While the copy cannot be written nobody at a desk may feel it, the home says why, and nothing of it is lost afterwards. */
onOwnDisk('a copy on a disk that', () => {
  let copied: Copied
  beforeAll(async () => {
    mount()
    copied = await openCopied(disk)
    await copied.until(isWell)
    await copied.pay(1)
    await copied.carried()
  })
  afterAll(async () => {
    await copied.remove()
    unmount()
  })

  test.each([
    {
      name: 'is full',
      breaks: () => {
        // As much as there is.
        try {
          writeFileSync(path.join(disk, 'videos'), Buffer.alloc(64_000_000))
        } catch {
          // That it does not fit is the point.
        }
      },
      mends: () => rmSync(path.join(disk, 'videos')),
      says: /^La copia continua no cabe en el disco: libera espacio en /,
    },
    {
      name: 'is read-only',
      breaks: () => remount('ro'),
      mends: () => remount('rw'),
      says: /^En la carpeta de la copia continua no se puede escribir: revisa los permisos de /,
    },
  ])('$name', async ({ breaks, mends, says }) => {
    const [before, bases] = [Number((await restored(disk)).ids.at(-1)), basesIn(await copied.cluster())]
    breaks()
    await copied.pay(before + 1)
    const late = await putFile(copied, `foto ${before}`)
    await copied.endSegment()
    expect((await copied.until(({ problem }) => problem !== null)).problem).toMatch(says)
    expect(copied.said.at(-1)).toMatch(says)
    await copied.pay(before + 2)
    mends()
    await copied.until(isWell)
    await copied.carried()
    expect((await restored(disk)).ids).toEqual(Array.from({ length: before + 2 }, (_, at) => at + 1))
    expect(basesIn(await copied.cluster())).toEqual(bases)
    await copied.until(() =>
      existsSync(
        keptFile(
          readdirSync(continuo(disk)).map((name) => path.join(continuo(disk), name))[0] as string,
          '',
          late,
        ),
      ),
    )
  })

  test('is unplugged for a while: nothing is written below its mount point', async () => {
    const own = aFolder()
    execFileSync('mount', ['--bind', disk, own])
    unmount()
    await copied.pay(101)
    await copied.endSegment()
    expect((await copied.until(({ problem }) => problem !== null)).problem).toMatch(
      /^El disco de la copia continua no está conectado: falta /,
    )
    expect(readdirSync(disk)).toEqual([])
    execFileSync('mount', ['--bind', own, disk])
    execFileSync('umount', [own])
    await copied.until(isWell)
    await copied.carried()
    expect((await restored(disk)).ids).toContain(101)
  })

  test('stays away until what waits would fill the school’s own: it is given up, and a new base copy begins', async () => {
    await copied.stop()
    copied = await openCopied(disk, { most: 20_000_000 }, copied.dataDir)
    await copied.until(isWell)
    const bases = basesIn(await copied.cluster())
    remount('ro')
    for (const id of [201, 202, 203]) {
      await copied.pay(id)
      await copied.endSegment()
    }
    await copied.until(({ problem }) => problem !== null)
    while ((await copied.waiting()) > 20_000_000) await new Promise((done) => setTimeout(done, 50))
    remount('rw')
    expect(
      (await copied.until(({ problem }) => problem?.includes('se interrumpió') ?? false)).problem,
    ).toMatch(/^La copia continua se interrumpió: lo que esperaba por ella iba a llenar el disco\./)
    await copied.until(isWell)
    await copied.pay(204)
    await copied.carried()
    expect(basesIn(await copied.cluster()).length).toBe(bases.length + 1)
    expect((await restored(disk)).ids).toEqual(expect.arrayContaining([201, 202, 203, 204]))
  })
})

test('a folder that somebody deleted is begun anew, and one that never could be made is said', async () => {
  const place = aFolder()
  const copied = await openCopied(place)
  try {
    await copied.until(isWell)
    await copied.pay(1)
    rmSync(continuo(place), { recursive: true })
    await copied.until(
      ({ lastBaseAt }) =>
        lastBaseAt !== null && existsSync(continuo(place)) && readdirSync(continuo(place)).length > 0,
    )
    while (basesOf(place).length === 0) await new Promise((done) => setTimeout(done, 50))
    await copied.carried()
    expect((await restored(place)).ids).toEqual([1])
    rmSync(place, { recursive: true })
    writeFileSync(place, 'no es una carpeta')
    await copied.pay(2)
    await copied.endSegment()
    expect((await copied.until(({ problem }) => problem !== null)).problem).toMatch(
      /^La carpeta de la copia continua no está: /,
    )
  } finally {
    await copied.remove()
    rmSync(place, { force: true })
  }
})

const basesOf = (place: string): string[] =>
  readdirSync(continuo(place)).flatMap((name) =>
    basesIn(path.join(continuo(place), name)).filter((base) =>
      existsSync(path.join(continuo(place), name, 'bases', base, 'base.json')),
    ),
  )

test('a data folder that was copied, or put back to an earlier day, never writes over the first one’s copy', async () => {
  const place = aFolder()
  const first = await openCopied(place)
  await first.until(isWell)
  await first.pay(1)
  await first.stop()
  const twin = aFolder()
  cpSync(first.dataDir, twin, { recursive: true })
  await first.start()
  await first.pay(2)
  await first.carried()
  const folder = await first.cluster()
  await first.remove()
  const second = await openCopied(place, {}, twin)
  try {
    await second.pay(3)
    await second.endSegment()
    await second.until((state) => isWell(state) && state.folder !== folder)
    await second.carried()
    expect((await restored(place, { folder })).ids).toEqual([1, 2])
    expect((await restored(place, { folder: await second.cluster() })).ids).toEqual([1, 3])
    await expect(restored(place)).rejects.toThrow(
      /^Hay copias de 2 bases de datos; indique la carpeta de una: .*Colegio de Prueba/,
    )
  } finally {
    await second.remove()
  }
})
