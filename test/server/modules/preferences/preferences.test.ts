import { PREFERENCE_PLACES } from '@contract/preferences/preferences.rules'
import { refusalOf } from '@test/support/server/refusal'
import { openSchool, type School } from '../desk/family'

let school: School
let padreId: number
beforeAll(async () => {
  school = await openSchool()
})
afterAll(() => school.server.close())
beforeEach(async () => {
  padreId = (await school.addFamily(1)).padreId
})

const list = async () => (await school.caller.get(`/padres/${padreId}/preferencias`)).body.preferencias
const change = (body: object, id = padreId) => school.caller.patch(`/padres/${id}/preferencias`, body)
const refusals = (canal: 'CORREO' | 'WHATSAPP' | 'PAPEL', clase: 'AVISO' | 'RECORDATORIO') =>
  school.server.services.preferences.refusedBy({ db: school.server.db }, canal, clase)

test('a family that said nothing permits everything, in a fixed order', async () => {
  expect(await list()).toEqual(
    PREFERENCE_PLACES.map((place) => ({ ...place, permitido: true, cambiado: null, por: null })),
  )
  expect(await refusals('CORREO', 'RECORDATORIO')).not.toContain(padreId)
})

test('one refusal says its day and user, and only the sender of that channel and class hears of it', async () => {
  const place = { canal: 'CORREO', clase: 'RECORDATORIO' }
  const { body } = await change({ medios: [{ ...place, permitido: false }] })
  expect(body.preferencias.filter((row: { cambiado: string | null }) => row.cambiado !== null)).toEqual([
    { ...place, permitido: false, cambiado: '2026-09-01T18:00:00.000Z', por: 'directora' },
  ])
  expect(await list()).toEqual(body.preferencias)
  expect(await refusals('CORREO', 'RECORDATORIO')).toContain(padreId)
  expect(await refusals('CORREO', 'AVISO')).not.toContain(padreId)
  expect(await refusals('WHATSAPP', 'RECORDATORIO')).not.toContain(padreId)
})

test('«no molestar» refuses all six and its end permits all six; what already was so keeps its day', async () => {
  await change({ medios: [{ canal: 'PAPEL', clase: 'AVISO', permitido: false }] })
  await school.at('2026-09-02')
  await change({ no_molestar: true })
  const rows = await list()
  expect(rows.every(({ permitido }: { permitido: boolean }) => !permitido)).toBe(true)
  expect(rows.map(({ cambiado }: { cambiado: string }) => cambiado.slice(0, 10))).toEqual([
    '2026-09-02',
    '2026-09-02',
    '2026-09-01',
    '2026-09-02',
    '2026-09-02',
    '2026-09-02',
  ])
  for (const { canal, clase } of PREFERENCE_PLACES) expect(await refusals(canal, clase)).toContain(padreId)
  await change({ no_molestar: false })
  for (const { canal, clase } of PREFERENCE_PLACES)
    expect(await refusals(canal, clase)).not.toContain(padreId)
})

test('the bitácora says what the family no longer wants; a change to the same leaves no row', async () => {
  const medios = [{ canal: 'CORREO', clase: 'AVISO', permitido: false }]
  await change({ medios })
  expect((await change({ medios })).status).toBe(200)
  const entries = await school.server.db
    .selectFrom('audit_entries')
    .selectAll()
    .where('tipo', '=', 'PADRE')
    .where('record_id', '=', padreId)
    .execute()
  expect(entries.filter(({ accion }) => accion === 'UPDATE')).toHaveLength(1)
  expect(JSON.stringify(entries)).toContain('Avisos por correo')
})

test.each([
  ['nothing', {}, 'No puedes enviar datos vacios'],
  [
    'both ways at once',
    { no_molestar: true, medios: [{ canal: 'PAPEL', clase: 'AVISO', permitido: true }] },
    'Envía «no_molestar» o los medios uno por uno, no los dos',
  ],
  [
    'one place twice',
    {
      medios: [
        { canal: 'PAPEL', clase: 'AVISO', permitido: true },
        { canal: 'PAPEL', clase: 'AVISO', permitido: false },
      ],
    },
    'Avisos en papel viene dos veces',
  ],
  [
    'an unknown channel',
    { medios: [{ canal: 'FAX', clase: 'AVISO', permitido: false }] },
    { 'medios.0.canal': 'Debe ser uno de estos valores: CORREO, WHATSAPP, PAPEL.' },
  ],
])('%s is 400 and changes nothing', async (_, body, said) => {
  expect(refusalOf(await change(body))).toEqual([400, said])
  expect((await list()).every(({ permitido }: { permitido: boolean }) => permitido)).toBe(true)
})

test('an unknown parent is 404; a deleted one takes the preferences along', async () => {
  expect((await change({ no_molestar: true }, 999_999)).status).toBe(404)
  expect((await school.caller.get('/padres/999999/preferencias')).status).toBe(404)
  const alone = (await school.caller.post('/padres', { nombre: 'SOLA', telefono: '5512345678' })).body.padre
    .id
  expect((await change({ no_molestar: true }, alone)).status).toBe(200)
  expect((await school.caller.delete(`/padres/${alone}`)).status).toBe(200)
  expect(await refusals('CORREO', 'AVISO')).not.toContain(alone)
})
