import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { tryLockFolder } from '@server/db/folderLock'
import { goBackIfCut } from '@server/deploy/goBack'

let place: string
beforeEach(() => {
  place = mkdtempSync(path.join(tmpdir(), 'escuela-regreso-'))
})
afterEach(() => rmSync(place, { recursive: true }))

/** A school in the middle of an update: the databases that are there, by their folder's name, each with a word in it. */
const schoolWith = (databases: Record<string, string>, current: 'vieja' | 'nueva' = 'nueva') => {
  const [program, dataDir] = [path.join(place, 'programa'), path.join(place, 'datos')]
  for (const version of ['vieja', 'nueva'])
    mkdirSync(path.join(program, 'versiones', version), { recursive: true })
  symlinkSync(`versiones/${current}`, path.join(program, 'actual'))
  symlinkSync('versiones/vieja', path.join(program, 'anterior'))
  for (const [name, word] of Object.entries(databases)) {
    mkdirSync(path.join(dataDir, name), { recursive: true })
    writeFileSync(path.join(dataDir, name, 'word'), word)
  }
  return { program, dataDir, user: null, unit: null }
}

const goBack = async (school: ReturnType<typeof schoolWith>) => {
  const told: string[] = []
  await goBackIfCut(school, (line) => told.push(line))
  return told
}

test.each([
  ['before the copy was whole', { postgres: 'before', 'postgres.antes.new': 'half' }, 'vieja'],
  ['before the switch', { postgres: 'before', 'postgres.antes': 'before' }, 'vieja'],
  ['after the new version changed the data', { postgres: 'after', 'postgres.antes': 'before' }, 'nueva'],
  [
    'while it went back, with no database in its place',
    { 'postgres.rechazada': 'after', 'postgres.antes': 'before' },
    'nueva',
  ],
  [
    'while it went back once before',
    { postgres: 'after', 'postgres.antes': 'before', 'postgres.rechazada': 'x' },
    'nueva',
  ],
  [
    'when the data were back and the version not yet',
    { postgres: 'before', 'postgres.rechazada': 'after' },
    'nueva',
  ],
] as const)('an update cut %s is the former version with its data', async (_when, databases, current) => {
  const school = schoolWith(databases, current)
  expect(await goBack(school)).toEqual([expect.stringMatching(/^La última actualización se cortó: /)])
  expect(readFileSync(path.join(school.dataDir, 'postgres/word'), 'utf8')).toBe('before')
  expect(readlinkSync(path.join(school.program, 'actual'))).toBe('versiones/vieja')
  expect(existsSync(path.join(school.program, 'anterior'))).toBe(false)
  expect(readdirSync(school.dataDir).filter((name) => name.startsWith('postgres'))).toEqual(['postgres'])
  expect(await goBack(school)).toEqual([])
})

test('an update at work is not taken back by somebody who starts the school', async () => {
  const school = schoolWith({ postgres: 'after', 'postgres.antes': 'before' })
  const release = await tryLockFolder(school.program)
  await expect(goBack(school)).rejects.toThrow('La escuela se está actualizando: espere a que termine.')
  await release?.()
  expect(readFileSync(path.join(school.dataDir, 'postgres/word'), 'utf8')).toBe('after')
})
