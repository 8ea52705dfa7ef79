import { UNSET_MAIL } from '@contract/mail/mail.rules'
import { composeMail, mailHtml } from '@server/modules/mail/compose'

const SETTINGS = {
  ...UNSET_MAIL,
  remitente: { nombre: 'Colegio\r\nBcc: intruso@mal.mx', correo: 'cobranza@escuela.mx' },
  responder_a: 'oficina@escuela.mx',
}
const SCHOOL = { name: 'Niños <Héroes>', lines: [], logo: Buffer.from('\x89PNG logo') }
const MESSAGE = {
  to: 'madre@correo.mx',
  subject: 'Junta\r\nBcc: intruso@mal.mx\r\n\r\n<script>',
  text: 'Hola, <script>alert(1)</script> & "Ana"\nSu liga: https://escuela.mx/f/abc?x=1&y=2.\n\nGracias',
  messageId: '<a1@escuela>',
}
const headersOf = (bytes: Buffer): string[] =>
  (bytes.toString().split('\r\n\r\n')[0] as string).replace(/\r\n[ \t]+/g, ' ').split('\r\n')

it('no line break of a title, a name or a file begins a header', async () => {
  const file = {
    filename: 'estado\r\nBcc: intruso@mal.mx.pdf',
    content: Buffer.from('%PDF'),
    contentType: 'application/pdf',
  }
  const { bytes, from, to } = await composeMail(SETTINGS, { ...MESSAGE, attachments: [file] }, SCHOOL)
  const headers = headersOf(bytes)
  expect(headers.filter((line) => /^bcc/i.test(line))).toEqual([])
  expect(bytes.toString()).not.toMatch(/^bcc:/im)
  expect(headers.filter((line) => /^(to|from|subject):/i.test(line))).toHaveLength(3)
  expect([from, to]).toEqual(['cobranza@escuela.mx', 'madre@correo.mx'])
})

it('keeps its Message-ID, answers to the school, and says how to end it', async () => {
  const headers = headersOf((await composeMail(SETTINGS, MESSAGE, SCHOOL)).bytes)
  expect(headers).toContain('Message-ID: <a1@escuela>')
  expect(headers).toContain('Reply-To: oficina@escuela.mx')
  expect(headers.find((line) => line.startsWith('List-Unsubscribe:'))).toMatch('<mailto:oficina@escuela.mx?')
})

it('text and HTML of the same words; everything escaped; nothing is loaded from outside', async () => {
  const html = mailHtml(MESSAGE.text, SCHOOL, true)
  expect(html).not.toMatch(/<script/)
  expect(html).toContain('Hola, &lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;Ana&quot;<br>')
  expect(html).toContain('Niños &lt;Héroes&gt;')
  expect(html).toContain(
    '<a href="https://escuela.mx/f/abc?x=1&amp;y=2">https://escuela.mx/f/abc?x=1&amp;y=2</a>.',
  )
  expect([...html.matchAll(/(src|href|url)="?([^" ]*)/g)].map(([, , address]) => address)).toEqual([
    'cid:logo@escuela',
    'https://escuela.mx/f/abc?x=1&amp;y=2',
  ])
  const { bytes } = await composeMail(SETTINGS, MESSAGE, SCHOOL)
  expect(bytes.toString()).toMatch(/Content-Id: <logo@escuela>/i)
  const plain = await composeMail(SETTINGS, MESSAGE, { ...SCHOOL, logo: Buffer.alloc(70_000) })
  expect(plain.bytes.toString()).not.toMatch(/cid:logo|Content-Id/i)
})
