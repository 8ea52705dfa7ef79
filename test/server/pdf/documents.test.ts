import Fastify from 'fastify'
import { installErrors } from '@server/http/errors'
import { createPaperQueue, createPapers, type DocumentCall } from '@server/pdf/documents'
import { aLetterhead } from '@test/support/fixtures/letterhead'
import type { Drawn } from '@server/pdf/drawing'

const START = Date.parse('2026-09-15T16:00:00Z')
const MINUTE = 60_000
const PDF = Buffer.from('%PDF-1.3 made up')

const setUp = (publicUrl: string | null = null, pace = () => Promise.resolve()) => {
  const drawnOf: Drawn[] = []
  const clock = { now: START }
  const app = Fastify({ trustProxy: 'loopback' })
  installErrors(app)
  const papers = createPapers(app, {
    secret: 's'.repeat(40),
    now: () => new Date(clock.now),
    letterhead: { school: async () => aLetterhead(), name: async () => 'Colegio' },
    publicUrl,
    queue: createPaperQueue(),
    remains: (holder) => Promise.resolve(holder === 'viva'),
    drawing: { draw: async (drawn) => (await pace(), drawnOf.push(drawn), PDF) },
  })
  const calls: DocumentCall[] = []
  const factsOf = async (call: DocumentCall): Promise<[string]> => {
    calls.push(call)
    return ['facts']
  }
  papers.route<(facts: string) => Promise<Buffer>>('recibo', factsOf)
  papers.route<(facts: string) => Promise<Buffer>>('corte', factsOf)
  return { app, papers, clock, calls, drawnOf }
}

it('opens what was signed, as a paper the browser shows and no cache keeps', async () => {
  const { app, papers, calls, drawnOf } = setUp()
  const link = papers.link('recibo', 'recibo-000123.pdf', { pago: 5, copia: 'sí & no' })
  expect(link).toMatch(
    /^\/files\/documentos\/recibo\/recibo-000123\.pdf\?pago=5&copia=[^&]+&exp=\d+&firma=[\w-]{43}$/,
  )
  const answer = await app.inject({ url: link, headers: { host: 'caja.local:3000' } })
  expect(answer.statusCode).toBe(200)
  expect(answer.rawPayload).toEqual(PDF)
  expect(answer.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'inline; filename="recibo-000123.pdf"',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'SAMEORIGIN',
  })
  expect(answer.headers['content-security-policy']).not.toMatch(/sandbox|default-src/)
  expect(calls[0]?.params).toMatchObject({ pago: '5', copia: 'sí & no' })
  expect(drawnOf).toEqual([{ kind: 'recibo', facts: ['facts'] }])
  expect(papers.publicBase(calls[0]!)).toBe('http://caja.local:3000')
  expect(setUp('https://escuela.mx').papers.publicBase(calls[0]!)).toBe('https://escuela.mx')
})

it('opens nothing else', async () => {
  const { app, papers, calls, clock } = setUp()
  const link = papers.link('recibo', 'recibo-000123.pdf', { pago: 5 })
  const others = [
    link.replace('pago=5', 'pago=6'),
    link.replace('/recibo/', '/corte/'),
    link.replace('000123', '000124'),
    link.replace(/&firma=.*/, ''),
    link.replace(/exp=\d+/, 'exp=9999999999'),
    link.replace('?', '?pago=6&'),
    `${link}&pago=6`,
    link.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')),
    setUp()
      .papers.link('recibo', 'recibo-000123.pdf', { pago: 5 })
      .replace(/firma=.*/, 'firma='),
  ]
  for (const url of others)
    expect({ url, status: (await app.inject(url)).statusCode }).toEqual({ url, status: 403 })
  clock.now += 60 * MINUTE
  const late = await app.inject(link)
  expect(late.statusCode).toBe(403)
  expect(late.headers['cache-control']).toBe('no-store')
  expect(late.json()).toEqual({
    ok: false,
    message: 'Este enlace ya no es válido. Vuelve a pedir el documento.',
  })
  expect(calls).toEqual([])
})

it('stays good for half an hour at least', async () => {
  const { app, papers, clock } = setUp()
  clock.now += 30 * MINUTE - 1000
  const link = papers.link('recibo', 'recibo-1.pdf', { pago: 5 })
  clock.now += 30 * MINUTE
  expect((await app.inject(link)).statusCode).toBe(200)
})

describe('many at once', () => {
  /** Async, because the request of `inject` starts only when it is awaited. */
  const open = async (setup: ReturnType<typeof setUp>, user: number) =>
    await setup.app.inject(setup.papers.link('recibo', 'recibo-1.pdf', { pago: 5, usuario: user }))
  const slow = () => {
    let go: () => void = () => undefined
    const gate = new Promise<void>((resolve) => (go = resolve))
    return { setup: setUp(null, () => gate), go }
  }

  it('a user has ten under way, whatever the address, and then 429 in Spanish', async () => {
    const { setup, go } = slow()
    const ten = Array.from({ length: 10 }, () => open(setup, 1))
    const eleventh = await open(setup, 1)
    expect([eleventh.statusCode, eleventh.headers['retry-after'], eleventh.json().message]).toEqual([
      ...[429, '5', 'Ya hay varios documentos tuyos en preparación. Espera a que se abran.'],
    ])
    const another = open(setup, 2)
    go()
    expect((await Promise.all([...ten, another])).map(({ statusCode }) => statusCode)).toEqual(
      Array.from({ length: 11 }, () => 200),
    )
  })

  it('all together have forty, and then 503', async () => {
    const { setup, go } = slow()
    const forty = Array.from({ length: 40 }, (_, at) => open(setup, at % 8))
    const more = await open(setup, 9)
    expect([more.statusCode, more.json().message]).toEqual([
      ...[503, 'Hay muchos documentos en preparación. Intenta de nuevo en unos segundos.'],
    ])
    go()
    await Promise.all(forty)
  })
})
