import { createLinks, fileIdOf } from '@server/files/links'

const SECRET = 'x'.repeat(43)
const START = Date.parse('2026-09-15T16:00:00Z')
const MINUTE = 60_000

const at = (moment: number, secret = SECRET) => createLinks(secret, () => new Date(moment))
const changed = (link: string): string[] =>
  [...link].map((letter, at) => `${link.slice(0, at)}${letter === '1' ? '2' : '1'}${link.slice(at + 1)}`)

describe('signed links', () => {
  const link = at(START).link(12, 'original')

  it('name the file, its end and a signature', () => {
    expect(link).toMatch(/^\/files\/12\/original\?exp=\d+&firma=[\w-]{43}$/)
    expect(at(START).check(link)).toEqual({ id: 12, variant: 'original', holder: null, secondsLeft: 3600 })
    const small = at(START).link(12, 'miniatura')
    expect(at(START).check(small)).toMatchObject({ id: 12, variant: 'miniatura' })
  })

  it('are the same for half an hour and live between 30 and 60 minutes', () => {
    for (let minute = 0; minute < 30; minute++)
      expect(at(START + minute * MINUTE).link(12, 'original')).toBe(link)
    expect(at(START + 30 * MINUTE).link(12, 'original')).not.toBe(link)
    const late = START + 30 * MINUTE - 1000
    expect(at(late).check(at(late).link(12, 'original'))?.secondsLeft).toBe(1801)
  })

  it('one clock that moves on gives new ones', () => {
    let moment = START
    const links = createLinks(SECRET, () => new Date(moment))
    const first = links.link(12, 'original')
    expect(links.link(12, 'original')).toBe(first)
    moment += 30 * MINUTE
    const second = links.link(12, 'original')
    expect(second).not.toBe(first)
    expect(links.check(second)?.secondsLeft).toBe(3600)
  })

  it('end on the second', () => {
    expect(at(START + 60 * MINUTE - 1000).check(link)?.secondsLeft).toBe(1)
    expect(at(START + 60 * MINUTE).check(link)).toBeNull()
  })

  it('are worth nothing with any letter changed', () => {
    const links = at(START)
    expect(changed(link).filter((other) => other !== link && links.check(other) !== null)).toEqual([])
  })

  it.each([
    ['without a signature', (good: string) => good.replace(/&firma=.*/, '')],
    ['without a query', (good: string) => good.replace(/\?.*/, '')],
    ['with an empty signature', (good: string) => good.replace(/firma=.*/, 'firma=')],
    ['with another parameter', (good: string) => `${good}&x=1`],
    ['with another one in front', (good: string) => good.replace('?', '?x=1&')],
    ['with its signature twice', (good: string) => `${good}&firma=${good.slice(-43)}`],
    ['with its end twice', (good: string) => good.replace('&', '&exp=9999999999&')],
    ['the other way round', (good: string) => good.replace(/\?(.*)&(.*)/, '?$2&$1')],
    ['with a later end', (good: string) => good.replace(/exp=\d+/, 'exp=9999999999')],
    ['for another file', (good: string) => good.replace('/12/', '/13/')],
    ['for the other variant', (good: string) => good.replace('original', 'miniatura')],
    ['for a file written otherwise', (good: string) => good.replace('/12/', '/012/')],
    ['with an escaped letter', (good: string) => good.replace('original', 'origina%6c')],
    ['with another prefix', (good: string) => good.replace('/files', '//files')],
    ['with a fragment', (good: string) => `${good}#`],
    ['with a long signature', (good: string) => `${good}A`],
  ])('are worth nothing %s', (_name, change) => {
    expect(change(link)).not.toBe(link)
    expect(at(START).check(change(link))).toBeNull()
  })

  it('of another secret are worth nothing', () => {
    expect(at(START, 'y'.repeat(43)).check(link)).toBeNull()
  })
})

describe('the file a link names', () => {
  it('old, altered, of the thumbnail, with an address or without a signature: the same file', () => {
    const link = at(START).link(12, 'original')
    const links = [
      link,
      at(START - 90 * MINUTE).link(12, 'miniatura'),
      link.replace(/.$/, '!'),
      `https://escuela.mx:8443${link}`,
      '/files/12/original',
    ]
    expect(links.map(fileIdOf)).toEqual(links.map(() => 12))
  })

  it('none for what is no link of ours', () => {
    for (const other of [
      '',
      '12',
      '/files/12',
      '/files/012/original',
      '/files/x/original',
      '/files/12/otra',
      '//files/12/original',
      '/files/12/original#/files/13/original',
      `/files/${'1'.repeat(11)}/original`,
    ])
      expect([other, fileIdOf(other)]).toEqual([other, null])
  })
})
