import { CERTIFICATE_KINDS } from '@contract/certificates/certificates.rules'
import { startServer, type TestServer } from '@test/support/server/harness'
import { refusalOf } from '@test/support/server/refusal'
import { openPapers, type Papers } from './papers'

let server: TestServer
let papers: Papers
let pupil: number

beforeAll(async () => {
  server = await startServer()
  papers = await openPapers(server)
  pupil = await papers.enrolled({ gradoNumero: 2 })
  const school = { niveles: [{ grado: 'PRIMARIA', cct: '15PPR1234A' }] }
  expect((await server.admin.patch('/escuela', school)).status).toBe(200)
})
afterAll(() => server.close())

const ALL = 'alumno curp numero_control grado grupo ciclo fecha_inscripcion beca escuela cct dirigida_a fecha'
const patch = (cual: string, body: object, caller = server.admin) =>
  caller.patch(`/constancias/textos/${cual}`, body)
const sampleOf = async (over: object, caller = server.admin) => {
  const asked = { tipo: 'ESTUDIOS', alumnoId: pupil, cicloEscolarId: papers.cycle, ...over }
  return (await caller.post('/constancias/muestra', asked)).body
}

it('there is a text for every kind, and each fills all its fields', async () => {
  const { textos } = (await server.admin.get('/constancias/textos')).body
  expect(textos.map(({ tipo }: { tipo: string }) => tipo)).toEqual(CERTIFICATE_KINDS)
  await papers.giveBeca(pupil, { porcentaje: 25 })
  for (const { tipo, propio } of textos) {
    expect(propio).toBe(false)
    const { muestra } = await sampleOf({ tipo })
    expect(muestra.titulo).toContain('CONSTANCIA DE')
    expect(muestra.cuerpo).toContain('ALUMNO 1 GARCÍA')
    expect(muestra.cuerpo).toContain('quince de septiembre de dos mil veintiséis')
    expect(muestra.titulo + muestra.cuerpo).not.toMatch(/[{}]|undefined|null/)
  }
})

it('each field has its value', async () => {
  const cuerpo = ALL.split(' ')
    .map((name) => `${name}={${name}}`)
    .join('\n')
  const { muestra } = await sampleOf({ cuerpo, dirigida_a: 'DIF Municipal' })
  const { curp, numero_control } = (await server.admin.get(`/alumnos/${pupil}`)).body.alumno
  expect(muestra.cuerpo.split('\n')).toEqual([
    'alumno=ALUMNO 1 GARCÍA',
    `curp=${curp}`,
    `numero_control=${numero_control}`,
    'grado=segundo grado de educación primaria',
    'grupo=sin asignar',
    'ciclo=2026-2027',
    'fecha_inscripcion=15 de septiembre de 2026',
    'beca=EXCELENCIA 25 %',
    'escuela=Colegio de Prueba',
    'cct=15PPR1234A',
    'dirigida_a=DIF Municipal',
    'fecha=quince de septiembre de dos mil veintiséis',
  ])
  // Of a pupil without CURP and enrolment, whose level has no CCT, the paper still reads.
  const [stranger] = (await papers.office.addPupils(1)) as [number]
  await server.admin.patch(`/alumnos/${stranger}`, { curp: '', curp_pendiente: 'true' })
  const other = (await sampleOf({ cuerpo, alumnoId: stranger })).muestra.cuerpo
  for (const words of [
    'curp=en trámite',
    'grado=sin inscripción en el ciclo',
    'beca=sin beca',
    'cct=sin CCT registrada',
  ])
    expect(other).toContain(words)
})

it('the school writes its own; an unknown field is named, and changes nothing', async () => {
  const before = (await server.admin.get('/constancias/textos')).body
  for (const [body, campo, words] of [
    [{ cuerpo: 'El alumno {nombre}' }, 'cuerpo', '{nombre} no es un campo. Puedes usar {alumno}, {curp}'],
    [{ titulo: 'CONSTANCIA {Ciclo}' }, 'titulo', '{Ciclo} no es un campo'],
    [{ cuerpo: '{ alumno }' }, 'cuerpo', '{ alumno } no es un campo'],
    [{ cuerpo: 'El alumno {alumno' }, 'cuerpo', 'Falta una llave'],
    [{ cuerpo: '{__proto__}' }, 'cuerpo', '{__proto__} no es un campo'],
    [{ titulo: '   ' }, 'titulo', 'Value is required'],
  ] as const) {
    const { status, body: answer } = await patch('ESTUDIOS', body)
    expect([status, answer.campos[campo]]).toEqual([400, expect.stringContaining(words)])
    expect((await sampleOf(body)).ok).toBe(false)
  }
  expect(refusalOf(await patch('ESTUDIOS', {}))).toEqual([400, 'No puedes enviar datos vacios'])
  expect(refusalOf(await patch('ESTUDIOS', { cuerpo: 'X'.repeat(3001) }))).toEqual([
    400,
    { cuerpo: 'Admite hasta 3000 caracteres.' },
  ])
  expect((await patch('OTRA', { titulo: 'CONSTANCIA' })).status).toBe(404)
  expect((await server.admin.get('/constancias/textos')).body).toEqual(before)

  const cuerpo = '  {alumno} estudia aquí.  \r\n\r\n\r\n\r\nAtentos saludos.'
  const { texto } = (await patch('ESTUDIOS', { cuerpo })).body
  expect(texto).toEqual({
    tipo: 'ESTUDIOS',
    titulo: 'CONSTANCIA DE ESTUDIOS',
    cuerpo: '{alumno} estudia aquí.\n\nAtentos saludos.',
    propio: true,
  })
  expect((await sampleOf({})).muestra.cuerpo).toBe('ALUMNO 1 GARCÍA estudia aquí.\n\nAtentos saludos.')
})

it('a sample makes no paper, and a text about money that is being written shows none', async () => {
  const keeper = await server.userWith([['ALUMNOS', 'READ']])
  const { muestra } = await sampleOf({ tipo: 'NO_ADEUDO', cuerpo: '{alumno} no debe.' }, keeper)
  expect(muestra).toMatchObject({ cuerpo: 'ALUMNO 1 GARCÍA no debe.', pagos: null, impedimento: null })
  const { total } = (await server.admin.get('/constancias')).body
  expect(total).toBe(0)
})
