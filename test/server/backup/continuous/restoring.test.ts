import { cpSync, readdirSync, readFileSync, renameSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { generateX25519Identity, identityToRecipient } from 'age-encryption'
import { recipientsFor } from '@server/backup/continuous/folderKey'
import { restoreCopy } from '@server/backup/continuous/restoreCopy'
import { momentFrom } from '@server/backup/continuous/until'
import { schoolClock } from '@server/backup/backupRecord'
import { lockFolder } from '@server/db/folderLock'
import { sampled } from '@test/support/runs'
import { removeTestFolder } from '@test/support/database/testFolder'
import { basesIn, continuo, newFolder, openCopied, restored, ZONE } from './copied'

const DAY_MS = 86_400_000

const place = newFolder()
const places = [place]
let cluster: string
/** Moments between the payments 1 | 2 | 3 | 4, and what lies before the first base copy. */
const moments: Date[] = []
const tooEarly = new Date()

/** A copy of the whole folder, to break something in it. */
const broken = (breaks: (cluster: string) => void): string => {
  const folder = newFolder()
  places.push(folder)
  cpSync(continuo(place), continuo(folder), { recursive: true })
  breaks(path.join(continuo(folder), path.basename(cluster)))
  return folder
}

beforeAll(async () => {
  let night = 0
  const copied = await openCopied(place, { now: () => new Date(Date.now() + night) })
  const wholeBases = async (count: number) => {
    const isThere = () => {
      const bases = basesIn(cluster).map((name) => readdirSync(path.join(cluster, 'bases', name)))
      return bases.filter((files) => files.includes('base.json')).length >= count
    }
    while (!isThere()) await pause(50)
  }
  await copied.until(({ lastBaseAt }) => lastBaseAt !== null)
  cluster = await copied.cluster()
  for (const id of [1, 2, 3, 4]) {
    await copied.pay(id)
    if (id === 2) {
      night = DAY_MS
      await wholeBases(2)
      night = 0
    }
    await copied.carried()
    await pause(1100)
    moments.push(new Date())
    await pause(1100)
  }
  await copied.remove()
})
afterAll(() => places.forEach(removeTestFolder))

/** To the end each key below brings one back. */
const ASKED: Record<string, [at: number, ids: number[]]> = {
  'before the second base copy': [0, [1]],
  'just after it': [1, [1, 2]],
  later: [2, [1, 2, 3]],
}
test.each(sampled('a moment asked for', Object.keys(ASKED), 2))(
  'brings back the moment asked for: %s',
  async (name) => {
    const [at, ids] = ASKED[name]!
    expect((await restored(place, { until: moments[at] as Date })).ids).toEqual(ids)
  },
)

/** Without a sentence of its own each of these would end in PostgreSQL's words, or in a school that lacks a day. */
test.each([
  {
    name: 'before the first moment',
    until: () => tooEarly,
    says: /^La copia continua empieza el \d{4}-\d\d-\d\d \d\d:\d\d:\d\d: pida ese momento o uno después\.$/,
  },
  {
    name: 'after the last',
    until: () => new Date(Date.now() + DAY_MS),
    says: /^La copia continua llega hasta el \d{4}-\d\d-\d\d \d\d:\d\d:\d\d: pida ese momento, o quite --hasta\.$/,
  },
  {
    name: 'a folder with nothing in it',
    folder: () => broken((own) => rmSync(own, { recursive: true })),
    says: /^En .* no hay ninguna copia continua: indique la carpeta «continuo» de los respaldos\.$/,
  },
  {
    name: 'both base copies cut in the middle',
    folder: () =>
      broken((own) => {
        for (const base of basesIn(own)) truncateSync(path.join(own, 'bases', base, 'base.tar.gz'), 100_000)
      }),
    says: /^Todas las copias base de .* están cortadas o alteradas: no se hizo nada\.$/,
  },
  {
    name: 'a segment that is cut',
    folder: () =>
      broken((own) => {
        const last = readdirSync(path.join(own, 'registro')).sort().at(-1) as string
        truncateSync(path.join(own, 'registro', last), 1000)
      }),
    says: /^Un tramo de la copia continua está cortado o alterado: /,
  },
  {
    name: 'a copy of a newer version',
    folder: () =>
      broken((own) => {
        const file = path.join(own, 'copia.json')
        writeFileSync(file, readFileSync(file, 'utf8').replace(/"format": \d+/, '"format": 99'))
      }),
    says: /^Esta copia es de una versión más nueva del programa: instale la más reciente\.$/,
  },
])('refuses $name, and leaves nothing behind', async ({ until, folder, says }) => {
  await expect(restored(folder?.() ?? place, { until: until?.() ?? null })).rejects.toThrow(says)
})

test('a missing segment is said with the moment that can still be had, and that one can', async () => {
  const folder = broken((own) => {
    const log = path.join(own, 'registro')
    const segments = readdirSync(log).sort()
    rmSync(path.join(log, segments.at(-2) as string))
    // The segment before it may end with the second base copy, to the millisecond.
    rmSync(path.join(own, 'bases', basesIn(own).at(-1) as string), { recursive: true })
  })
  const said = await restored(folder).catch((error: unknown) => (error as Error).message)
  expect(said).toMatch(
    /^Falta un tramo en la copia continua: después del .* no se puede seguir\. Para la escuela de ese momento: --hasta \S+\.$/,
  )
  const reached = /--hasta (\S+)\.$/.exec(said as string)?.[1] as string
  expect((await restored(folder, { until: momentFrom(reached, ZONE) })).ids.at(-1)).toBeLessThan(4)
})

const BREAKS: Record<string, (file: string) => void> = {
  cut: (file) => truncateSync(file, 100_000),
  'never finished': (file) => rmSync(path.join(path.dirname(file), 'base.json')),
  gone: (file) => renameSync(file, `${file}.otra`),
}
test.each(sampled('the newest base copy', Object.keys(BREAKS), 2))(
  'with the newest base copy %s the one before it does, with a longer log',
  async (name) => {
    const folder = broken((own) =>
      BREAKS[name]!(path.join(own, 'bases', basesIn(own).at(-1) as string, 'base.tar.gz')),
    )
    expect((await restored(folder)).ids).toEqual([1, 2, 3, 4])
  },
)

test('into a folder that has a school, or is in use, nothing is restored and nothing changes', async () => {
  const [school, busy] = [newFolder(), newFolder()]
  places.push(school, busy)
  const into = (dataDir: string) =>
    restoreCopy({
      dataDir,
      filesDir: path.join(dataDir, 'files'),
      folder: continuo(place),
      until: null,
      identity: null,
      timeZone: ZONE,
      log: () => undefined,
    })
  cpSync(place, path.join(school, 'postgres'), { recursive: true })
  await expect(into(school)).rejects.toThrow(/^La carpeta .* ya tiene una escuela: /)
  const release = await lockFolder(busy)
  await expect(into(busy)).rejects.toThrow(/^El programa ya está abierto con la carpeta de datos /)
  await release()
  expect(readdirSync(path.join(school, 'postgres'))).toEqual(readdirSync(place))
  expect(readdirSync(busy).filter((name) => name !== 'lock')).toEqual([])
})

test('a key opens its own copy only, and so does a passphrase', async () => {
  const keyed = newFolder()
  const locked = newFolder()
  places.push(keyed, locked)
  const [key, other] = [await generateX25519Identity(), await generateX25519Identity()]
  const recipient = await identityToRecipient(key)
  const passphrase = 'una contraseña de respaldo'
  const first = await openCopied(keyed, { recipients: () => Promise.resolve([recipient]) })
  const second = await openCopied(locked, { recipients: recipientsFor(passphrase) })
  for (const copied of [first, second]) {
    await copied.until(({ lastBaseAt }) => lastBaseAt !== null)
    await copied.pay(1)
    await copied.carried()
    await copied.remove()
  }
  expect((await restored(keyed, { identity: key })).ids).toEqual([1])
  expect((await restored(locked, { identity: passphrase })).ids).toEqual([1])
  const refusal = (folder: string, identity: string | null) =>
    restored(folder, { identity }).catch((error: unknown) => (error as Error).message)
  expect(await refusal(keyed, other)).toBe(
    'La llave no abre esta copia: es de otra escuela, o la copia está dañada.',
  )
  expect(await refusal(keyed, null)).toMatch(/^Esta copia está cifrada: /)
  expect(await refusal(locked, 'otra contraseña')).toBe('La contraseña no abre esta copia.')
})

test.each([
  ['2026-11-24T17:30', '2026-11-24T23:30:00.000Z'],
  ['2026-11-24 17:30:15', '2026-11-24T23:30:15.000Z'],
])('--hasta %s is by the school’s clock', (text, iso) => {
  expect(momentFrom(text, ZONE).toISOString()).toBe(iso)
  expect(schoolClock(momentFrom(text, ZONE), ZONE).replace(' ', 'T')).toMatch(text.replace(' ', 'T'))
})

test.each(['ayer', '24/11/2026 17:30', '2026-02-30T10:00', '2026-11-24', '2026-11-24T25:00', ''])(
  '--hasta «%s» is refused',
  (text) => {
    expect(() => momentFrom(text, ZONE)).toThrow(
      /^--hasta debe ser un día y una hora como 2026-11-24T17:30; /,
    )
  },
)

test('an hour that the clock skipped is refused, one that came twice is taken', () => {
  expect(() => momentFrom('2026-03-08T02:30', 'America/Tijuana')).toThrow(/^--hasta /)
  expect(momentFrom('2026-11-01T01:30', 'America/Tijuana')).toBeInstanceOf(Date)
})
