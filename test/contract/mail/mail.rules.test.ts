import { changedMail, mailGap, mailProblems, UNSET_MAIL } from '@contract/mail/mail.rules'

const GMAIL = changedMail(UNSET_MAIL, {
  servidor: ' SMTP.gmail.com ',
  usuario: 'a@escuela.mx',
  remitente: { correo: 'a@escuela.mx' },
})

it('a change of some fields leaves the others; blank and null clear', () => {
  expect(GMAIL).toMatchObject({
    servidor: 'smtp.gmail.com',
    puerto: 587,
    seguridad: 'STARTTLS',
    tope_diario: 300,
  })
  expect(changedMail(GMAIL, { remitente: { nombre: ' Colegio  Uno ' } }).remitente).toEqual({
    nombre: 'Colegio Uno',
    correo: 'a@escuela.mx',
  })
  expect(changedMail(GMAIL, { usuario: '', remitente: null, tope_diario: undefined })).toEqual({
    ...GMAIL,
    usuario: null,
    remitente: { nombre: null, correo: null },
  })
})

it.each([
  ['smtp.gmail.com', 587, 'STARTTLS', []],
  ['correo.niños.mx', 465, 'TLS', []],
  ['192.168.1.20', 25, 'STARTTLS', []],
  ['localhost', 1025, 'NINGUNA', []],
  ['[::1]', 1025, 'NINGUNA', []],
  ['127.0.0.1', 9, 'TLS', []],
  ['localhost.escuela.mx', 25, 'NINGUNA', ['seguridad']],
  ['127.0.0.1.nip.io', 1025, 'NINGUNA', ['puerto', 'seguridad']],
  ['10.0.0.5', 5432, 'TLS', ['puerto']],
  ['smtp.gmail.com:587', 587, 'TLS', ['servidor']],
  ['smtp gmail', 587, 'TLS', ['servidor']],
  ['-a.mx', 587, 'TLS', ['servidor']],
] as const)('%s:%s with %s', (servidor, puerto, seguridad, fields) => {
  expect(Object.keys(mailProblems(changedMail(GMAIL, { servidor, puerto, seguridad })))).toEqual(fields)
})

it('from one hour to a later one; an address that would begin a header is none', () => {
  expect(mailProblems({ ...GMAIL, desde_hora: 0, hasta_hora: 24 })).toEqual({})
  expect(mailProblems({ ...GMAIL, desde_hora: 9, hasta_hora: 9 })).toHaveProperty('hasta_hora')
  for (const correo of ['a', 'a@b', 'a@b.mx, c@d.mx', '<a@b.mx>', 'a"b@c.mx'])
    expect(mailProblems({ ...GMAIL, remitente: { nombre: null, correo } })).toHaveProperty([
      'remitente.correo',
    ])
  const long = `${'a'.repeat(64)}@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(58)}.mx`
  expect([long.length, mailProblems({ ...GMAIL, responder_a: long })]).toEqual([254, {}])
  expect(mailProblems({ ...GMAIL, responder_a: `a${long}` })).toHaveProperty('responder_a')
})

it('says what is missing before a message could leave', () => {
  expect(mailGap(UNSET_MAIL, 'FALTA')).toMatch('servidor')
  expect(mailGap({ ...GMAIL, remitente: { nombre: null, correo: null } }, 'PUESTA')).toMatch('remitente')
  expect(mailGap(GMAIL, 'FALTA')).toMatch('Falta la contraseña')
  expect(mailGap(GMAIL, 'PERDIDA')).toMatch('llave')
  expect(mailGap(GMAIL, 'PUESTA')).toBeNull()
  expect(mailGap({ ...GMAIL, usuario: null }, 'FALTA')).toBeNull()
})
