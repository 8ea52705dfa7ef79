import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { changedMail, UNSET_MAIL, type MailSettings } from '@contract/mail/mail.rules'
import { handOver, MAIL_TIMEOUTS, type MailTimeouts } from '@server/modules/mail/smtp'
import { deliveryOf } from '@server/modules/mail/refusals'
import { startScriptedServer, type Script, type ScriptedServer } from '@test/support/mail/scriptedServer'

let server: ScriptedServer
beforeAll(async () => {
  server = await startScriptedServer()
})
afterAll(() => server.close())

/** Short only where a server lets the message wait: to all others a slow machine may give the product's own time. */
const timeoutsOf = (script: Script): MailTimeouts => {
  const steps = Object.values(script)
  if (steps.includes('SILENCE')) return { ...MAIL_TIMEOUTS, connect: 1_000, silence: 1_000 }
  return steps.includes('TRICKLE') ? { ...MAIL_TIMEOUTS, whole: 2_000 } : MAIL_TIMEOUTS
}
const LONG = `${'a'.repeat(64)}@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(58)}.mx`

const deliver = (over: Partial<MailSettings> = {}, to = 'madre@correo.mx', timeouts = MAIL_TIMEOUTS) => {
  const own = {
    servidor: '127.0.0.1',
    puerto: server.port,
    seguridad: 'NINGUNA',
    usuario: 'escuela',
  } as const
  const settings = { ...changedMail(UNSET_MAIL, { ...own, remitente: { correo: 'a@escuela.mx' } }), ...over }
  const composed = {
    from: 'a@escuela.mx',
    to,
    bytes: Buffer.from('Subject: hola\r\n\r\nTEXTO DE LA FAMILIA\r\n'),
  }
  return handOver({ settings, password: 'secreta', folder: null, gap: null }, composed, timeouts)
}

/** What the server does, and what becomes of the message. */
const ROWS: readonly [name: string, script: Script, outcome: string, words?: RegExp][] = [
  ['takes it', {}, 'sent'],
  ['421 at once', { greeting: '421 4.3.2 ocupado' }, 'later'],
  ['421 for the sender', { mail: '421 4.7.0 try again later' }, 'later'],
  ['450 for the recipient (greylisting)', { rcpt: '450 4.2.0 greylisted' }, 'later'],
  ['451 after the text', { text: '451 4.3.0 ahora no' }, 'later'],
  ['hangs before its greeting', { greeting: 'SILENCE' }, 'later', /tardó/],
  ['hangs at the recipient', { rcpt: 'SILENCE' }, 'later', /tardó/],
  ['hangs before it asks for the text', { data: 'SILENCE' }, 'later', /tardó/],
  ['never ends an answer', { ehlo: 'TRICKLE' }, 'later', /tardó/],
  ['hangs up at once', { greeting: 'CLOSE' }, 'later', /se cortó/],
  ['hangs up before the text', { data: 'CLOSE' }, 'later', /se cortó/],
  ['hangs after the text', { text: 'SILENCE' }, 'uncertain', /pudo haber salido/],
  ['closes after the text', { text: 'CLOSE' }, 'uncertain', /pudo haber salido/],
  ['never ends its answer to the text', { text: 'TRICKLE' }, 'uncertain'],
  ['535', { auth: '535 5.7.8 bad' }, 'sender', /contraseña/],
  ['534 of Gmail', { auth: '534 5.7.9 Application-specific password required' }, 'sender', /aplicación/],
  ['454 at the password', { auth: '454 4.7.0 too many logins' }, 'later'],
  ['530', { mail: '530 5.7.0 Authentication Required' }, 'sender', /contraseña/],
  ['the sender is not of that account', { mail: '553 5.7.1 not owned by user' }, 'sender', /remitente/],
  ['5.4.5', { text: '550 5.4.5 Daily user sending quota exceeded.' }, 'sender', /límite/],
  ['5.4.5 without words', { rcpt: '550 5.4.5 no' }, 'sender', /límite/],
  ['«24-hour limit»', { rcpt: '550 You have reached your 24-hour limit' }, 'sender', /límite/],
  ['«24-hour limit» as 4xx', { rcpt: '452 4.2.1 24-hour limit' }, 'sender', /límite/],
  ['«daily sending quota»', { mail: '554 daily sending quota' }, 'sender', /límite/],
  ['5.7.1 for the recipient', { rcpt: '550 5.7.1 relay denied' }, 'sender', /SPF/],
  ['5.7.26 after the text', { text: '550 5.7.26 unauthenticated' }, 'sender', /SPF/],
  ['the domain of the school does not exist', { rcpt: '550 5.1.8 bad sender domain' }, 'sender'],
  ['550 for the recipient', { rcpt: '550 no such user' }, 'recipient', /no existe/],
  ['5.1.1', { rcpt: '550 5.1.1 user unknown' }, 'recipient'],
  ['551', { rcpt: '551 not local' }, 'recipient'],
  ['553', { rcpt: '553 mailbox name not allowed' }, 'recipient'],
  ['5.1.2 after the text', { text: '554 5.1.2 bad destination' }, 'recipient'],
  ['a full mailbox', { rcpt: '552 5.2.2 mailbox quota exceeded' }, 'later'],
  ['the text is not taken', { text: '554 rejected' }, 'later'],
]

/** What happens before the server has said what it offers is the same however it takes commands. */
const afterOffers = ROWS.filter(([, script]) => !('greeting' in script || 'ehlo' in script))

describe.each<[string, string[], typeof ROWS]>([
  ['one command at a time', [], ROWS],
  ['pipelined', ['PIPELINING', 'SIZE 10000000'], afterOffers],
])('%s', (_how, offers, rows) => {
  test.each(rows)('%s', async (_name, script, outcome, words = /^/) => {
    server.play({ ...script, offers })
    const delivery = await deliver({}, undefined, timeoutsOf(script))
    expect(delivery.outcome).toBe(outcome)
    if (delivery.outcome === 'sent') return expect(server.texts.join()).toContain('TEXTO DE LA FAMILIA')
    expect(delivery.why).toMatch(words)
    // What the server wrote is never repeated.
    for (const step of Object.values(script).filter((each) => /^\d/.test(each)))
      expect(delivery.why).not.toContain(step.slice(4))
    expect(delivery.why).toMatch(/^[A-Z¿][^]*\.$/)
  })
})

test('the password is given once the server is known, and never where there is no user', async () => {
  server.play({})
  await deliver()
  expect(server.heard.filter((line) => line.startsWith('AUTH'))).toHaveLength(1)
  server.play({})
  expect(await deliver({ usuario: null })).toEqual({ outcome: 'sent' })
  expect(server.heard.filter((line) => line.startsWith('AUTH'))).toEqual([])
})

describe('encryption', () => {
  const own = new SMTPServer({ authOptional: true, logger: false, disabledCommands: ['AUTH'] })
  const tls = new SMTPServer({ secure: true, authOptional: true, logger: false })
  const listen = (each: SMTPServer) =>
    new Promise<void>((done) => void each.listen(0, '127.0.0.1', done)).then(
      () => (each.server.address() as AddressInfo).port,
    )
  let ports: number[]
  beforeAll(async () => {
    for (const each of [own, tls]) each.on('error', () => undefined)
    ports = [await listen(own), await listen(tls)]
  })
  afterAll(() => Promise.all([own, tls].map((each) => new Promise<void>((done) => each.close(() => done())))))

  test('a certificate of its own: no password, plain words', async () => {
    for (const [at, seguridad] of [
      [0, 'STARTTLS'],
      [1, 'TLS'],
    ] as const) {
      const delivery = await deliver({ puerto: ports[at] as number, seguridad })
      expect(delivery).toEqual({
        outcome: 'sender',
        why: expect.stringMatching(/^El certificado de 127\.0\.0\.1 no es de confianza/),
      })
    }
  })

  test('no encryption where the settings ask for it: nothing is sent in the clear', async () => {
    server.play({})
    for (const seguridad of ['STARTTLS', 'TLS'] as const) {
      server.play({})
      const delivery = await deliver({ seguridad })
      expect(delivery).toEqual({
        outcome: 'sender',
        why: expect.stringMatching(/^No se pudo cifrar la conexión/),
      })
      expect(server.heard.join()).not.toMatch(/AUTH|MAIL/)
    }
  })
})

test('nothing listens there, or there is no such server: no message uses up its tries', async () => {
  expect(await deliver({ puerto: 1 })).toEqual({ outcome: 'sender', why: expect.stringMatching(/puerto 1:/) })
  const mail = changedMail(UNSET_MAIL, { servidor: 'smtp.gmial.com' })
  for (const code of ['EDNS', 'ENOTFOUND', 'EAI_AGAIN'])
    expect(deliveryOf({ code, message: '' }, { isHandedOver: false, mail })).toMatchObject({
      outcome: 'sender',
      why: expect.stringContaining('No se encontró el servidor smtp.gmial.com'),
    })
})

describe('addresses', () => {
  test('of 254 characters', async () => {
    server.play({})
    expect(await deliver({}, LONG)).toEqual({ outcome: 'sent' })
    expect(server.heard).toContain(`RCPT TO:<${LONG}>`)
  })

  test('with ñ: only where the server offers SMTPUTF8, otherwise the refusal is the address’s', async () => {
    server.play({ offers: ['SMTPUTF8'] })
    expect(await deliver({}, 'señora@correo.mx')).toEqual({ outcome: 'sent' })
    expect(server.heard).toContain('MAIL FROM:<a@escuela.mx> SMTPUTF8')
    server.play({})
    expect(await deliver({}, 'señora@correo.mx')).toMatchObject({
      outcome: 'recipient',
      why: expect.stringMatching('ñ'),
    })
    expect(server.heard.join()).not.toMatch('MAIL')
  })
})
