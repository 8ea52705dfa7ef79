import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { copyFileOf, keptFile, removeExpiredFiles } from '@server/backup/continuous/filesCopy'
import { finishBase } from '@server/backup/continuous/baseCopy'
import {
  compact,
  keptName,
  keptSegment,
  numberOf,
  segmentNamed,
  type Base,
  type KeptSegment,
} from '@server/backup/continuous/layout'
import { expiredBases, expiredSegments, removeExpired } from '@server/backup/continuous/retention'
import { openContents } from '@server/files/contents'
import { removeTestFolder } from '@test/support/database/testFolder'
import { newFolder, ZONE } from './copied'

const SEGMENT_BYTES = 16 * 1024 * 1024
const segment = (number: number, timeline = 1): string =>
  segmentNamed(timeline, BigInt(number), SEGMENT_BYTES)
const kept = (number: number): KeptSegment =>
  keptSegment(
    keptName(segment(number), new Date('2026-11-24T18:00:00Z'), '0123456789abcdef', true),
  ) as KeptSegment
const aBase = (ended: string, first: number): Base => ({
  format: 1,
  began: ended,
  ended,
  timeline: 1,
  firstSegment: segment(first),
  lastSegment: segment(first),
  bytes: 1,
  sha256: '',
  lock: '',
})

test('segments count on past 256, as PostgreSQL names them', () => {
  expect(segment(0xff)).toBe('0000000100000000000000FF')
  expect(segment(0x100)).toBe('000000010000000100000000')
  for (const number of [1, 255, 256, 100_000])
    expect(numberOf(segment(number), SEGMENT_BYTES)).toBe(BigInt(number))
})

test('a name says its segment, its moment and its sum; other files of the folder are none', () => {
  expect(kept(5)).toEqual({
    file: '000000010000000000000005_20261124T180000000Z_0123456789abcdef.gz.age',
    name: segment(5),
    at: new Date('2026-11-24T18:00:00Z'),
    sum: '0123456789abcdef',
    encrypted: true,
  })
  for (const other of ['000000010000000000000005', 'LEEME.txt', `${kept(5).file}.parcial`])
    expect(keptSegment(other)).toBeNull()
})

test('the base copies of seven days by the school’s clock stay, all of a day, whatever days had none', () => {
  const nights = Array.from({ length: 9 }, (_, at) =>
    aBase(`2026-11-${String(10 + 2 * at)}T09:00:00.000Z`, at),
  )
  expect(expiredBases(nights, ZONE)).toEqual(nights.slice(0, 2))
  // 23:30 of the 25th in Mexico.
  const again = aBase('2026-11-27T05:30:00.000Z', 9)
  expect(expiredBases([...nights, again], ZONE)).toEqual(nights.slice(0, 2))
  expect(expiredBases([], ZONE)).toEqual([])
})

test('of the log goes what the oldest base copy does not need', () => {
  expect(
    expiredSegments([1, 2, 3, 4].map(kept), aBase('2026-11-24T18:00:00Z', 3), SEGMENT_BYTES).map(
      ({ name }) => name,
    ),
  ).toEqual([segment(1), segment(2)])
})

test('a file goes once neither the school nor a base copy has it; half base copies go', async () => {
  const [cluster, own] = [newFolder(), newFolder()]
  try {
    const contents = await openContents(path.join(own, 'files'))
    const put = async (text: string): Promise<string> => {
      const sha256 = createHash('sha256').update(text).digest('hex')
      const source = path.join(own, sha256)
      writeFileSync(source, text)
      await copyFileOf(cluster, sha256, source, [])
      await contents.place(source, sha256)
      rmSync(source)
      return sha256
    }
    const [stays, inABase, older, newer] = [
      await put('a'),
      await put('b'),
      await put('c'),
      await put('d'),
    ] as const
    for (const gone of [inABase, older, newer]) await contents.remove(gone)
    const long = new Date('2026-11-01T00:00:00Z')
    for (const old of [stays, inABase, older]) utimesSync(keptFile(cluster, '', old), long, long)
    mkdirSync(path.join(cluster, 'registro'))
    const whole = path.join(cluster, 'bases', compact(new Date('2026-11-20T09:00:00Z')))
    const half = path.join(cluster, 'bases', compact(new Date('2026-11-21T09:00:00Z')))
    for (const folder of [whole, half]) mkdirSync(folder, { recursive: true })
    await finishBase(whole, aBase('2026-11-20T09:00:00.000Z', 3), [stays, inABase])
    await removeExpired(cluster, ZONE, SEGMENT_BYTES)
    await removeExpiredFiles(contents, cluster, '')
    expect([stays, inABase, older, newer].map((each) => existsSync(keptFile(cluster, '', each)))).toEqual([
      true,
      true,
      false,
      true,
    ])
    expect([whole, half].map((each) => existsSync(each))).toEqual([true, false])
  } finally {
    for (const folder of [cluster, own]) removeTestFolder(folder)
  }
})
