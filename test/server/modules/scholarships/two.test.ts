import { ACCUMULATIONS } from '@contract/cycles/terms.rules'
import { becaTotal, tuitionAfter } from '@contract/scholarships/scholarships.rules'
import { ledgerFaults } from '@server/backup/ledgerFaults'
import { changeTerms, priceOpenMonths } from '@server/modules/scholarships/scholarshipTerms.queries'
import { refusalOf } from '@test/support/server/refusal'
import { openSchool, type School } from './becas.support'

let school: School
beforeAll(async () => {
  school = await openSchool()
})
afterAll(() => school.server.close())
beforeEach(() => school.on('2026-09-15'))
afterEach(async () => expect(await ledgerFaults(school.server.db)).toEqual([]))

const accumulate = async (acumulacion: string, simular = false) =>
  (await school.admin()).patch(`/ciclo/${school.cycle}${simular ? '?simular=true' : ''}`, { acumulacion })
const take = async (idBeca: number, pupil: number, desde: string) =>
  (await school.admin()).patch('/becas/quitar/alumnos', { idBeca, alumnos: [{ id: pupil }], desde })

describe('a second beca', () => {
  test('is beside the first: the larger counts, both are shown', async () => {
    const [pupil = 0] = await school.enrolled()
    const small = await school.given([pupil], 10, { nombre: 'HIJO DE MAESTRA' })
    const large = await school.given([pupil], 25, { nombre: 'SEP' })
    expect(await school.prices(pupil)).toEqual(Array(10).fill(1500))
    const { beca, becas } = await school.statement(pupil)
    expect([beca.id, becas.map(({ id }: { id: number }) => id)]).toEqual([large, [large, small]])
    const { alumnos } = (await (await school.admin()).get(`/alumnos/with/beca/${school.cycle}`)).body
    const row = alumnos.find(({ id }: { id: number }) => id === pupil)
    expect(row.becas.map(({ beca: own }: { beca: { nombre: string } }) => own.nombre)).toEqual([
      'SEP',
      'HIJO DE MAESTRA',
    ])
  })

  test('goes to who has one; `con_una` lists those too, and who has two is in neither list', async () => {
    const [none = 0, one = 0, two = 0] = await school.enrolled(3)
    await school.given([one, two], 10)
    await school.given([two], 15)
    const listed = async (query: string) => {
      const { alumnos } = (await (await school.admin()).get(`/alumnos/to/beca/PRIMARIA${query}`)).body
      const ids = alumnos.map(({ id }: { id: number }) => id)
      return [none, one, two].map((id) => ids.includes(id))
    }
    expect(await listed('')).toEqual([true, false, false])
    expect(await listed('?con_una=true')).toEqual([true, true, false])
    expect(await listed(`?con_una=false&ciclo=${school.cycle}`)).toEqual([true, false, false])
    expect(refusalOf(await (await school.admin()).get('/alumnos/to/beca/PRIMARIA?con_una=si'))).toEqual([
      400,
      { con_una: 'Debe ser verdadero o falso.' },
    ])
  })

  test('a third is 409 naming the pupil, and so is the same one twice', async () => {
    const [pupil = 0, other = 0] = await school.enrolled(2)
    const first = await school.given([pupil], 10)
    const add = async (idBeca: number, id: number) =>
      (await school.admin()).patch('/becas/add/alumnos', { idBeca, alumnos: [{ id }] })
    const twice = await add(first, pupil)
    expect([twice.status, twice.body.message]).toEqual([409, expect.stringMatching(/ ya tiene esta beca\.$/)])
    const second = await school.given([other], 15)
    expect((await add(second, pupil)).status).toBe(200)
    const third = await school.create([pupil, other], 5)
    expect([third.status, third.body.message]).toEqual([
      409,
      expect.stringMatching(/^ALUMNO \d+ GARCÍA ya tiene dos becas en este ciclo\.$/),
    ])
    const siblings = { tipo: 'HERMANOS' }
    const [child = 0] = await school.enrolled()
    await school.given([child], 7, siblings)
    const again = await school.create([child], 8, siblings)
    expect([again.status, again.body.message]).toEqual([
      409,
      expect.stringContaining('ya tiene una beca de hermanos'),
    ])
  })

  test('each ends by itself, from its own month', async () => {
    await accumulate('SUMA')
    const [pupil = 0] = await school.enrolled()
    const a = await school.given([pupil], 30)
    const b = await school.given([pupil], 15)
    expect(await school.prices(pupil)).toEqual(Array(10).fill(1100))
    school.on('2026-12-01')
    expect((await take(a, pupil, '2026-11')).status).toBe(200)
    expect((await take(b, pupil, '2026-10')).status).toBe(200)
    expect(await school.prices(pupil)).toEqual([1100, 1400, ...Array(8).fill(2000)])
    // The next one takes the place that was free first, from the month in which its beca ended.
    await school.given([pupil], 50)
    expect(await school.prices(pupil)).toEqual([1100, 1400, ...Array(8).fill(1000)])
    await accumulate('MAYOR')
  })

  test('SQL comes to what the rule says, for every two and the last centavos', async () => {
    const [pupil = 0] = await school.enrolled()
    const { db } = school.server
    const { id: enrolmentId } = await db
      .selectFrom('enrolments')
      .select('id')
      .where('student_id', '=', pupil)
      .executeTakeFirstOrThrow()
    const months = await db
      .selectFrom('tuition')
      .select('id')
      .where('enrolment_id', '=', enrolmentId)
      .orderBy('id')
      .execute()
    for (const [at, { id }] of months.entries()) {
      const centavos = 199_990 + at
      await db
        .updateTable('tuition')
        .set({ lista_centavos: centavos, monto_centavos: centavos })
        .where('id', '=', id)
        .execute()
    }
    const pairs = [1, 5, 7, 33, 50, 95, 100].flatMap((a) => [0, 5, 10, 67, 100].map((b) => [a, b] as const))
    for (const acumulacion of ACCUMULATIONS) {
      await db.updateTable('cycles').set({ acumulacion }).where('id', '=', school.cycle).execute()
      await db.deleteFrom('cycle_accumulations').where('cycle_id', '=', school.cycle).execute()
      for (const [a, b] of pairs) {
        await db.transaction().execute(async (tx) => {
          await changeTerms(tx, [{ enrolmentId, plaza: 1 }], 0, a)
          await changeTerms(tx, [{ enrolmentId, plaza: 2 }], 0, b)
          await priceOpenMonths(tx, [enrolmentId])
        })
        const rows = await db
          .selectFrom('tuition')
          .select(['lista_centavos', 'monto_centavos', 'beca_centesimas'])
          .where('enrolment_id', '=', enrolmentId)
          .execute()
        const percent = becaTotal([{ porcentaje: a }, { porcentaje: b }], acumulacion)
        for (const row of rows)
          expect([a, b, acumulacion, row.beca_centesimas / 100, row.monto_centavos]).toEqual([
            ...[a, b, acumulacion, percent, tuitionAfter(row.lista_centavos, percent)],
          ])
      }
    }
    await db.updateTable('cycles').set({ acumulacion: 'MAYOR' }).where('id', '=', school.cycle).execute()
  })
})

describe('a beca of 100 percent', () => {
  test('leaves months that are BECADO: nothing to pay, never late, open again when it ends', async () => {
    const [pupil = 0] = await school.enrolled()
    const beca = await school.given([pupil], 100)
    const [first] = await school.months(pupil)
    expect(first).toMatchObject({ estado: 'BECADO', monto: 0, pagado: false, beca_porcentaje: 100 })
    school.on('2027-01-20')
    const months = await school.months(pupil)
    expect(months.map(({ estado, recargo, meses_retraso }) => [estado, recargo, meses_retraso])).toEqual(
      Array(10).fill(['BECADO', 0, 0]),
    )
    const paid = await (
      await school.admin()
    ).patch(
      '/colegiaturas/pagar',
      { ids: [months[0]?.id], metodo_pago: 'EFECTIVO' },
      { key: 'a1b2c3d4-0000-4000-8000-000000000001' },
    )
    expect(paid.status).toBe(409)
    expect((await take(beca, pupil, '2027-01')).status).toBe(200)
    expect((await school.months(pupil)).map(({ estado }) => estado)).toEqual([
      ...Array(4).fill('BECADO'),
      ...Array(6).fill('PENDIENTE'),
    ])
  })
})

describe('another accumulation', () => {
  /** Months of the other pupils of this file. */
  const others = (pupil: number) =>
    school.server.db
      .selectFrom('tuition as t')
      .innerJoin('enrolments as e', 'e.id', 't.enrolment_id')
      .select(['t.id', 't.enrolment_id', 't.monto_centavos'])
      .where('e.student_id', '<>', pupil)
      .execute()

  test('prices unpaid whole months from this one on, tells how many, and takes nothing back', async () => {
    const [pupil = 0] = await school.enrolled()
    await school.given([pupil], 20)
    await school.given([pupil], 10)
    expect(await school.prices(pupil)).toEqual(Array(10).fill(1600))
    school.on('2026-11-20')
    const all = await school.months(pupil)
    const admin = await school.admin()
    const paid = await admin.patch(
      '/colegiaturas/pagar',
      { ids: [all[2]?.id], metodo_pago: 'EFECTIVO' },
      { key: 'a1b2c3d4-0000-4000-8000-000000000002' },
    )
    expect(paid.status).toBe(200)
    const before = await others(pupil)
    const tried = await accumulate('SUCESIVA', true)
    expect(await school.prices(pupil)).toEqual(Array(10).fill(1600))
    const done = await accumulate('SUCESIVA')
    // 28 percent; September and October are over, November is paid.
    expect(await school.prices(pupil)).toEqual([...Array(3).fill(1600), ...Array(7).fill(1440)])
    const after = await others(pupil)
    const moved = before.flatMap(({ id, enrolment_id, monto_centavos }) => {
      const now = after.find((month) => month.id === id)?.monto_centavos ?? 0
      return now === monto_centavos ? [] : [{ enrolment_id, more: now - monto_centavos }]
    })
    const reprecian = {
      alumnos: 1 + new Set(moved.map(({ enrolment_id }) => enrolment_id)).size,
      meses: 7 + moved.length,
      diferencia: -1120 + moved.reduce((sum, { more }) => sum + more, 0) / 100,
    }
    expect([tried.body.efecto.reprecian, done.body.efecto.reprecian]).toEqual([reprecian, reprecian])
    // A month that opens again takes what was in force for it.
    expect((await admin.delete(`/pagos/${paid.body.pago.id}`, { motivo_cancelacion: 'PRUEBA' })).status).toBe(
      200,
    )
    expect(await school.prices(pupil)).toEqual([1600, 1600, ...Array(8).fill(1440)])
    expect((await accumulate('MAYOR')).status).toBe(200)
    expect(await school.prices(pupil)).toEqual(Array(10).fill(1600))
  })
})

describe('more than 50 percent', () => {
  const clerk = () =>
    school.server.userWith([
      ['BECAS', 'CREATE'],
      ['BECAS', 'UPDATE'],
      ['CICLO ESCOLAR', 'UPDATE'],
    ])

  test('needs BECAS (DELETE): after what is wrong, before what is missing', async () => {
    const by = await clerk()
    const [pupil = 0] = await school.enrolled()
    expect((await school.create([pupil], 80, {}, by)).status).toBe(403)
    expect(refusalOf(await school.create([pupil], 80, { nombre: ' ' }, by))).toEqual([
      400,
      { nombre: 'Debes llenar todos los campos y agregar un alumno' },
    ])
    expect(refusalOf(await school.create([pupil], 80.005, {}, by))).toEqual([
      400,
      { porcentaje: 'Debe ser un porcentaje mayor que 0, de hasta 100, con dos decimales cuando mucho' },
    ])
    expect((await school.create([pupil], 80, { id_ciclo: 2_147_483_647 }, by)).status).toBe(403)
    expect((await school.create([pupil], 50, {}, by)).status).toBe(200)
    const big = await school.given([(await school.enrolled())[0] as number], 80)
    expect((await by.patch('/becas/add/alumnos', { idBeca: big, alumnos: [{ id: pupil }] })).status).toBe(403)
    const small = await school.given([(await school.enrolled())[0] as number], 40)
    expect((await by.patch(`/becas/${small}`, { porcentaje: 55 })).status).toBe(403)
    expect((await by.patch(`/becas/2147483647`, { porcentaje: 55 })).status).toBe(403)
    expect((await by.patch(`/becas/${small}`, { porcentaje: 45 })).status).toBe(200)
    // Who has more than that keeps it, whatever else changes.
    expect((await by.patch(`/becas/${big}`, { nombre: 'OTRO NOMBRE' })).status).toBe(200)
  })

  // Without it a clerk could give any discount, or nobody could write the 33.33 % of a letter of the school.
  test('a percent between the steps of 5 needs it too; who may not choose one may give one that is there', async () => {
    const by = await clerk()
    const [one = 0, two = 0, three = 0] = await school.enrolled(3)
    const refused = await school.create([one], 33.33, {}, by)
    expect([refused.status, refused.body.message]).toEqual([403, expect.stringContaining('33.33 %')])
    const beca = await school.given([one], 33.33)
    const joined = await by.patch('/becas/add/alumnos', { idBeca: beca, alumnos: [{ id: two }] })
    expect([joined.status, joined.body.beca.porcentaje]).toEqual([200, 33.33])
    expect(await school.prices(two)).toEqual(Array(10).fill(1333.4))
    expect((await by.patch(`/becas/${beca}`, { porcentaje: 12.5 })).status).toBe(403)
    expect((await by.patch(`/becas/${beca}`, { nombre: 'OTRA', porcentaje: 33.33 })).status).toBe(200)
    const { body } = await (await school.admin()).get(`/colegiaturas/alumno/${two}/${school.cycle}`)
    expect([body.becas[0].porcentaje, body.pagos[0].beca_porcentaje]).toEqual([33.33, 33.33])
    // 33.33 and 12.5 in succession leave 58.33625 %, so 41.66 %: the rule and the database round alike.
    await school.given([two], 12.5)
    expect((await accumulate('SUCESIVA')).status).toBe(200)
    expect(await school.prices(two)).toEqual(Array(10).fill(1166.8))
    const becas = [{ porcentaje: 33.33 }, { porcentaje: 12.5 }]
    expect(becaTotal(becas, 'SUCESIVA')).toBe(41.66)
    expect((await accumulate('MAYOR')).status).toBe(200)
    await school.given([three], 0.01)
    expect(await school.prices(three)).toEqual(Array(10).fill(1999.8))
  })

  test('also where two come to it', async () => {
    const by = await clerk()
    const [one = 0, two = 0] = await school.enrolled(2)
    const beca = await school.given([one, two], 30)
    await school.given([two], 25)
    const sum = async () => by.patch(`/ciclo/${school.cycle}`, { acumulacion: 'SUMA' })
    const refused = await sum()
    expect([refused.status, refused.body.message]).toEqual([
      403,
      expect.stringMatching(/llegan a 55 %: más de 50 % pide el permiso BECAS · Eliminar/),
    ])
    expect((await accumulate('SUMA')).status).toBe(200)
    expect((await school.create([one], 25, {}, by)).status).toBe(403)
    expect((await school.create([one], 20, {}, by)).status).toBe(200)
    const raised = await by.patch(`/becas/${beca}`, { porcentaje: 35 })
    expect([raised.status, raised.body.message]).toEqual([403, expect.stringContaining('llegan a')])
    expect((await by.patch(`/becas/${beca}`, { porcentaje: 25 })).status).toBe(200)
    expect((await accumulate('MAYOR')).status).toBe(200)
    const rule = { hermanos: [{ lugar: 2, porcentaje: 60 }] }
    expect((await by.patch(`/ciclo/${school.cycle}`, rule)).status).toBe(403)
  })
})

describe('who leaves', () => {
  test('a baja ends both and a return has none; so does another level, and a mistake', async () => {
    const [pupil = 0, mover = 0, mistake = 0] = await school.enrolled(3)
    await school.given([pupil, mover, mistake], 20)
    await school.given([pupil, mover, mistake], 10)
    const by = await school.admin()
    const enrolment = async (id: number) => {
      const own = school.server.db.selectFrom('enrolments').select('id').where('student_id', '=', id)
      return (await own.executeTakeFirstOrThrow()).id
    }
    const inscripcionId = await enrolment(pupil)
    const left = await by.patch('/inscripciones/baja', {
      inscripcionId,
      fecha: '2026-09-15',
      motivo: 'CAMBIO DE CIUDAD',
    })
    expect(left.status).toBe(200)
    const held = async (id: number) =>
      (
        await school.server.db
          .selectFrom('enrolment_scholarships as h')
          .innerJoin('enrolments as e', 'e.id', 'h.enrolment_id')
          .select('h.plaza')
          .where('e.student_id', '=', id)
          .execute()
      ).length
    expect(await held(pupil)).toBe(0)
    school.on('2026-10-05')
    const again = await school.admin()
    expect((await again.patch('/inscripciones/reingreso', { inscripcionId })).status).toBe(200)
    expect((await school.prices(pupil)).slice(1)).toEqual(Array(9).fill(2000))
    const moved = await again.patch('/inscripciones/grado', {
      inscripcionId: await enrolment(mover),
      gradoNumero: 3,
      grado: 'PREESCOLAR',
    })
    expect([moved.status, await held(mover)]).toEqual([200, 0])
    const called = await again.delete(`/inscripciones/${await enrolment(mistake)}`, {
      motivo_cancelacion: 'PRUEBA',
    })
    expect([called.status, await held(mistake)]).toEqual([200, 0])
  })
})
