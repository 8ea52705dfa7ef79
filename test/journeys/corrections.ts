import { aCycle } from '@test/support/builders'
import { pairsOf } from '@test/support/server/people'
import type { Answer, TestServer } from '@test/support/server/harness'
import { openOffice, type Office } from '@test/support/server/office'
import { hireCashier, piecesOf } from '../server/modules/cashCuts/cashier'
import { addDepartment } from '../server/modules/roster/people'

type Deed = () => Promise<Answer>

/** Two families: the first with a pupil that has charges, months, a beca and a group, the second without children. */
const openSchool = async (server: TestServer) => {
  const { admin } = server
  const office = openOffice(server)
  const cycle = (await admin.get('/ciclo/actual')).body.ciclo.id as number
  const [pupil, sibling] = (await office.addPupils(2)) as [number, number]
  const hijos = [{ id: pupil }, { id: sibling }]
  const made = async (url: string, body: object, key: string): Promise<number> => {
    const answer = await admin.post(url, body)
    if (answer.status !== 200) throw new Error(`${url}: ${JSON.stringify(answer.body)}`)
    return answer.body[key].id
  }
  const parent = await made('/padres', { nombre: 'LUZ RAMOS', telefono: '5511112222', hijos }, 'padre')
  const other = await made('/padres', { nombre: 'ANA SOLÍS', telefono: '5533334444', hijos: [] }, 'padre')
  await office.enrol(cycle, [pupil, sibling])
  const alumnos = [{ id: pupil }]
  const beca = { id_ciclo: cycle, nombre: 'ARTE', porcentaje: 10, grado: 'PRIMARIA', alumnos }
  const group = { cicloEscolarId: cycle, nombre: 'Z', grado: 'PRIMARIA', alumnos }
  const ids = {
    cycle,
    pupil,
    sibling,
    parent,
    other,
    beca: await made('/becas', beca, 'beca'),
    group: await made('/grupos', group, 'grupo'),
  }
  const charge = await office.addCharge(cycle, pupil, 500)
  const cancelled = await office.addCharge(cycle, pupil, 90)
  await office.payPart(charge, 200)
  await office.cancel(cancelled)
  await office.payMonths([(await office.tuitionOf(pupil, cycle)).pagos[0]!.id])
  await made(
    '/morosos/contactos',
    { padreId: parent, fecha: '2026-09-15', medio: 'LLAMADA', promesa: 'SÍ' },
    'contacto',
  )
  await admin.patch(`/ciclo/${cycle}`, { hermanos: [{ lugar: 2, porcentaje: 10 }] })
  await payWithoutDeposit(office, cycle, pupil)
  await leaveCredits(server, ids)
  return { ...ids, admin, office }
}

/** A transfer so old that its deposit is missed. */
const payWithoutDeposit = async (office: Office, cycle: number, pupil: number) => {
  const transfer = { metodo_pago: 'TRANSFERENCIA', referencia: 'SIN DEPOSITO', fecha_pago: '2026-09-01' }
  const { status, body } = await office.pay(await office.addCharge(cycle, pupil, 70), transfer)
  if (status !== 200) throw new Error(JSON.stringify(body))
}

/** Money on account of a parent, in a closed cut and in the open day of the administrator: such a row names the parent alone. */
const leaveCredits = async (server: TestServer, family: { cycle: number; pupil: number; parent: number }) => {
  const cashier = await hireCashier(server, family)
  const medios = [{ metodo_pago: 'EFECTIVO', monto: 100 }]
  for (const caller of [cashier.caller, server.admin])
    await caller.post(
      '/caja/cobro',
      { padreId: family.parent, lineas: [], a_cuenta: true, medios },
      { key: 'a cuenta' },
    )
  const { status, body } = await cashier.close('2026-09-15', piecesOf(100))
  if (status !== 200) throw new Error(JSON.stringify(body))
}

/**
 * Renames and moves records that many lists show: a user with payments and contacts, a pupil with charges, months, a beca and a
 * group. The other deeds change most of their records before anything else names them.
 */
export const corrections = async (server: TestServer): Promise<[what: string, deed: Deed][]> => {
  const school = await openSchool(server)
  const { admin, office, pupil, sibling, parent, other, cycle, beca, group } = school
  const me = (await admin.get('/auth/users')).body.users.find(
    ({ name }: { name: string }) => name === 'directora',
  )
  const move = (idPadre: number) => admin.patch('/padres/add/hijo', { idPadre, hijos: [{ id: sibling }] })
  return [
    [
      'a later cycle',
      async () => {
        const nombre = '2027-2028'
        const dates = { fecha_inicio: '2027-09-01', fecha_fin: '2028-06-30' }
        return admin.post('/ciclo', aCycle({ nombre, ...dates }))
      },
    ],
    ['a parent', () => admin.patch(`/padres/update/${parent}`, { nombre: 'LUZ RAMOS DÍAZ' })],
    ['a pupil', () => admin.form('PATCH', `/alumnos/${pupil}`, { numero_control: 'Z900' })],
    ['a cycle', () => admin.patch(`/ciclo/${cycle}`, { nombre: '2026-27' })],
    ['a beca', () => admin.patch(`/becas/${beca}`, { nombre: 'ARTES' })],
    ['a group', () => admin.patch(`/grupos/${group}`, { nombre: 'Y' })],
    ['a user', () => admin.patch(`/auth/user/${me.id}`, { name: 'direccion nueva' })],
    [
      'a role',
      async () => {
        const permissions = pairsOf([['ALUMNOS', 'READ']])
        const { body } = await admin.post('/auth/rol', { nameRol: 'PORTERÍA', permissions })
        const user = { name: 'portero', password: 'Ventana#Azul1', roleId: body.rol.id }
        await admin.post('/auth/register', user)
        return admin.patch(`/auth/rol/${body.rol.id}`, { nameRol: 'ACCESO', permissions })
      },
    ],
    ['a child that leaves', () => admin.patch('/padres/quitar/hijo', { idPadre: parent, alumnoId: sibling })],
    ['a child that comes', () => move(other)],
    [
      'a child with charges that leaves',
      () => admin.patch('/padres/quitar/hijo', { idPadre: parent, alumnoId: pupil }),
    ],
    ['money', async () => office.pay(await office.addCharge(cycle, pupil, 120))],
    [
      'a department',
      async () => {
        await addDepartment(admin, 'COCINA')
        const all = (await admin.get('/plantilla/all/departamentos')).body.departamentos
        const { id } = all.find(({ nombre }: { nombre: string }) => nombre === 'COCINA')
        return admin.patch(`/plantilla/departamento/info/${id}`, { nombre: 'COMEDOR' })
      },
    ],
  ]
}
