import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { PreparedFile } from '@server/files/prepare'
import { createSheets, type Sheets } from '@server/sheets/sheets'
import { xlsxOf } from './sheets'

let folder: string
let sheets: Sheets
/** How long a second file of a user waits here, ms. */
const WITHIN = 300
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'hojas-'))
  sheets = createSheets(WITHIN)
})
afterAll(async () => {
  await sheets.close()
  await rm(folder, { recursive: true })
})

let files = 0
const CSV = 'text/csv'
const keep = async (content: Buffer): Promise<string> => {
  const tempPath = path.join(folder, String((files += 1)))
  await writeFile(tempPath, content)
  return tempPath
}
const ask = (caller: string, tempPath: string, mime = CSV) =>
  sheets.read(caller, { tempPath, mime } as PreparedFile, 5020).then(
    ({ rows, more }) => [rows.length, more],
    ({ status, message }) => [status, message],
  )
const read = async (content: Buffer, mime?: string) => ask('1', await keep(content), mime)

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const values = (count: number) => xlsxOf(Array.from({ length: count }, (_, at) => [at]))
const TOO_MUCH = [413, 'El archivo trae demasiado por dentro para ser una lista.']

it.each<[string, () => Buffer, string]>([
  ['lines of a CSV', () => Buffer.from('a\n'.repeat(2_400_000)), CSV],
  ['lines of an old Macintosh', () => Buffer.from('a\r'.repeat(60_000)), CSV],
  ['blank lines above the last one', () => Buffer.from(`${',\n'.repeat(60_000)}a\n`), CSV],
  ['rows of a workbook', () => values(50_001), XLSX],
  [
    'rows of a workbook in XML',
    () =>
      xlsxOf(
        Array.from({ length: 50_001 }, () => ['a']),
        { kind: 'xlml' },
      ),
    'application/xml',
  ],
])('too many %s are refused before they are read', async (_what, content, mime) => {
  expect(await read(content(), mime)).toEqual(TOO_MUCH)
})

it.each<[string, () => Buffer, string]>([
  ['lines', () => Buffer.from('a\n'.repeat(50_000)), CSV],
  ['rows', () => values(50_000), XLSX],
])('50,000 %s are read, for the refusal that names the limit of pupils', async (_what, content, mime) => {
  expect(await read(content(), mime)).toEqual([5020, true])
})

it('blank lines below the list count for nothing, nor do rows that have borders alone', async () => {
  expect(await read(Buffer.from(`a,b\n${',\r\n'.repeat(200_000)}`))).toEqual([1, false])
})

it('a second file of one user waits, then is 429; other users read meanwhile', async () => {
  // A row of so many cells takes a second.
  const [slow, small] = [await keep(Buffer.from('a,'.repeat(2_400_000))), await keep(Buffer.from('a\nb\n'))]
  const [first, second] = [ask('1', slow), ask('1', small)]
  expect(await ask('2', small)).toEqual([2, false])
  expect(await second).toEqual([429, expect.stringContaining('otro archivo tuyo')])
  expect(await first).toEqual([1, false])
  expect(await ask('1', small)).toEqual([2, false])
})
