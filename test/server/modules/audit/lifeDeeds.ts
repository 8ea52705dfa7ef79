import { currentKey, ensureSchoolKey } from '@server/backup/keys/schoolKey'
import { createSealer } from '@server/security/sealer'
import { aPdf } from '@test/support/fixtures/documents'
import { aJpeg } from '@test/support/fixtures/pictures'
import type { Answer, TestServer } from '@test/support/server/harness'
import { openOffice } from '@test/support/server/office'
import { aRow, doImport, fileOf } from '../imports/sheets'
import { addDepartment, aPerson } from '../roster/people'

export type Deed = () => Promise<Answer>

/** Does it and remembers the id of what it made. */
export const keeper =
  (ids: Record<string, number>) =>
  (name: string, of: (body: Answer['body']) => number, deed: Deed): Deed =>
  async () => {
    const answer = await deed()
    if (answer.status === 200) ids[name] = of(answer.body)
    return answer
  }

/** The families were registered by the deed of the adults. */
const messageDeeds = ({ admin, db }: TestServer): [route: string, deed: Deed][] => {
  const id: Record<string, number> = {}
  const keep = keeper(id)
  const notice = async (canales: string[]) => {
    const { id: parent } = await db
      .selectFrom('parents')
      .select('id')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    await db.updateTable('parents').set({ correo: 'rosa@correo.mx' }).where('id', '=', parent).execute()
    const text = { titulo: 'Junta', descripcion: 'FALTA SU VACUNA DE SARAMPION', canales }
    const body = { audiencia: { tipo: 'PADRES', padres: [{ id: parent }] }, ...text }
    return admin.post('/avisos', body, { key: `aviso de prueba ${canales[0]}` })
  }
  const first = () =>
    db
      .selectFrom('mensajes')
      .select('id')
      .where('aviso_id', '=', id['notice'] as number)
      .executeTakeFirstOrThrow()
  return [
    [
      'POST /avisos',
      keep(
        'notice',
        (b) => b.aviso.id,
        () => notice(['WHATSAPP']),
      ),
    ],
    [
      'PATCH /mensajes/{id}',
      async () => admin.patch(`/mensajes/${(await first()).id}`, { estado: 'ENVIADO' }),
    ],
    [
      'POST /avisos/{id}/reintentar',
      async () => {
        id['notice'] = (await notice(['CORREO'])).body.aviso.id
        await db.updateTable('mensajes').set({ estado: 'FALLO' }).where('canal', '=', 'CORREO').execute()
        return admin.post(`/avisos/${id['notice']}/reintentar`, {})
      },
    ],
    [
      'POST /avisos/{id}/entregados',
      async () => admin.post(`/avisos/${(await notice(['PAPEL'])).body.aviso.id}/entregados`),
    ],
    ['POST /avisos/{id}/cancelar', () => admin.post(`/avisos/${id['notice']}/cancelar`)],
  ]
}

/** The writes of adults, imports, calendar, mentions, events and staff. */
export const lifeDeeds = async (server: TestServer): Promise<[route: string, deed: Deed][]> => {
  const { admin } = server
  const [jpeg, other] = [await aJpeg(), await aJpeg(320, 240, '#147')]
  const picture = { field: 'file', name: 'foto.jpg', content: jpeg }
  const another = { field: 'file', name: 'otra.jpg', content: other }
  const album = { field: 'files', name: 'foto.jpg', content: jpeg }
  const text = { titulo: 'Kermés', descripcion: 'En el patio', fecha: '2026-09-15' }
  const id: Record<string, number> = {}
  const links: Record<string, string> = {}
  const keep = keeper(id)
  const correction = async (): Promise<number> => {
    const asked = { parent_id: id['mother'] as number, direccion: 'CALLE 9', sent_at: server.clock.now }
    return (await server.db.insertInto('corrections').values(asked).returning('id').executeTakeFirstOrThrow())
      .id
  }
  const slip = async (): Promise<number> => {
    const file = {
      kind: 'pdf',
      mime: 'application/pdf',
      bytes: 9,
      sha256: '0'.repeat(64),
      created_by: null,
    } as const
    const made = await server.db.insertInto('files').values(file).returning('id').executeTakeFirstOrThrow()
    const { now } = server.clock
    const sent = {
      parent_id: id['mother'] as number,
      file_id: made.id,
      fecha: '2026-09-14',
      sent_on: '2026-09-15',
    }
    const values = { ...sent, monto_centavos: 100, sent_at: now }
    return (
      await server.db.insertInto('deposit_slips').values(values).returning('id').executeTakeFirstOrThrow()
    ).id
  }
  const pupils = await fileOf([aRow(1, { alergias: 'CACAHUATE CON ANAFILAXIA' })])
  return [
    [
      'PATCH /correo',
      () => {
        const remitente = { nombre: 'Colegio', correo: 'cobranza@escuela.mx' }
        const server = { servidor: 'localhost', puerto: 1, seguridad: 'NINGUNA' }
        return admin.patch('/correo', { ...server, usuario: null, contrasena: 'Llave#De#Correo1', remitente })
      },
    ],
    // No server listens there: a test that fails is in the bitácora too.
    ['POST /correo/probar', () => admin.post('/correo/probar', { para: 'direccion@escuela.mx' })],
    ['POST /respaldos', () => admin.post('/respaldos')],
    [
      'POST /respaldos/ensayo',
      async () => {
        await server.db.deleteFrom('backup_runs').execute()
        return admin.post('/respaldos/ensayo')
      },
    ],
    [
      'POST /respaldos/llave',
      async () => {
        await ensureSchoolKey(server.db, createSealer('s'.repeat(32)), new Date())
        return admin.post('/respaldos/llave')
      },
    ],
    [
      'POST /respaldos/llave/guardada',
      async () =>
        admin.post('/respaldos/llave/guardada', { publica: (await currentKey(server.db))?.recipient ?? '' }),
    ],
    ['PATCH /respaldos/llave', () => admin.patch('/respaldos/llave', { esta: true })],
    ['PATCH /escuela', () => admin.patch('/escuela', { nombre: 'Colegio', direccion: 'Calle 5' })],
    ['POST /escuela/imagen/{cual}', () => admin.form('POST', '/escuela/imagen/logo', {}, [picture])],
    ['DELETE /escuela/imagen/{cual}', () => admin.delete('/escuela/imagen/logo')],
    ['POST /escuela/arranque/omitir', () => admin.post('/escuela/arranque/omitir', { paso: 'PERSONAS' })],
    ['POST /archivo', () => admin.post('/archivo', {})],
    ['POST /importar/alumnos', () => doImport(admin, pupils)],
    [
      'POST /alumnos/{id}/responsables',
      keep(
        'guardian',
        (b) => b.responsable.id,
        async () => {
          const pupils = await openOffice(server).addPupils(2)
          const hijos = pupils.map((each) => ({ id: each }))
          const parent = await admin.post('/padres', { nombre: 'Rosa Ríos', telefono: '5511112222', hijos })
          id['mother'] = parent.body.padre.id as number
          const pupil = (id['guarded'] = pupils[0] as number)
          const adult = { nombre: 'Ana Ríos', parentesco: 'Tía', telefono: '5512345678' }
          const nota = 'EL JUZGADO LE QUITO LA CUSTODIA'
          return admin.post(`/alumnos/${pupil}/responsables`, { ...adult, nota })
        },
      ),
    ],
    ['POST /padres/{id}/liga', () => admin.post(`/padres/${id['mother']}/liga`)],
    [
      'POST /padres/ligas',
      () => admin.post('/padres/ligas', { audiencia: { tipo: 'PADRES', padres: [{ id: id['mother'] }] } }),
    ],
    [
      'POST /correcciones/{id}/aceptar',
      async () => admin.post(`/correcciones/${await correction()}/aceptar`),
    ],
    [
      'POST /correcciones/{id}/rechazar',
      async () => admin.post(`/correcciones/${await correction()}/rechazar`, { motivo: 'No es suyo' }),
    ],
    ['PATCH /fichas/{id}', async () => admin.patch(`/fichas/${await slip()}`, {})],
    ['DELETE /padres/{id}/liga', () => admin.delete(`/padres/${id['mother']}/liga`)],
    [
      'POST /alumnos/{id}/responsables/hermanos',
      () => admin.post(`/alumnos/${id['guarded']}/responsables/hermanos`),
    ],
    [
      'PATCH /responsables/{id}',
      () => admin.patch(`/responsables/${id['guardian']}`, { puede_recoger: true }),
    ],
    [
      'POST /responsables/{id}/archivo/{cual}',
      () => admin.form('POST', `/responsables/${id['guardian']}/archivo/identificacion`, {}, [picture]),
    ],
    [
      'DELETE /responsables/{id}/archivo/{cual}',
      () => admin.delete(`/responsables/${id['guardian']}/archivo/identificacion`),
    ],
    ['DELETE /responsables/{id}', () => admin.delete(`/responsables/${id['guardian']}`)],
    ...messageDeeds(server),
    [
      'POST /actividades',
      keep(
        'entry',
        (b) => b.actividad.id,
        () => admin.form('POST', '/actividades', { mes: 'ENERO' }, [{ ...picture, content: aPdf() }]),
      ),
    ],
    ['PATCH /actividades/data/{id}', () => admin.patch(`/actividades/data/${id['entry']}`, { mes: 'MARZO' })],
    [
      'PATCH /actividades/image/{id}',
      () => admin.form('PATCH', `/actividades/image/${id['entry']}`, {}, [picture]),
    ],
    ['DELETE /actividades/{id}', () => admin.delete(`/actividades/${id['entry']}`)],
    [
      'POST /menciones',
      keep(
        'mention',
        (b) => b.mencion.id,
        () => admin.form('POST', '/menciones', text, [picture]),
      ),
    ],
    [
      'PATCH /menciones/data/{id}',
      () => admin.patch(`/menciones/data/${id['mention']}`, { ...text, titulo: 'Otra' }),
    ],
    [
      'PATCH /menciones/image/{id}',
      () => admin.form('PATCH', `/menciones/image/${id['mention']}`, {}, [another]),
    ],
    ['DELETE /menciones/{id}', () => admin.delete(`/menciones/${id['mention']}`)],
    [
      'POST /eventos',
      async () => {
        const answer = await admin.form('POST', '/eventos', text, [album])
        id['event'] = answer.body.evento.id
        links['event'] = answer.body.evento.urlFoto[0]
        return answer
      },
    ],
    [
      'PATCH /eventos/data/{id}',
      () => admin.patch(`/eventos/data/${id['event']}`, { ...text, titulo: 'Feria' }),
    ],
    [
      'PATCH /eventos/image/{id}',
      () =>
        admin.form('PATCH', `/eventos/image/${id['event']}`, { fotos: JSON.stringify([links['event']]) }, [
          { ...another, field: 'files' },
        ]),
    ],
    ['DELETE /eventos/{id}', () => admin.delete(`/eventos/${id['event']}`)],

    [
      'POST /plantilla/departamento',
      keep(
        'department',
        (b) => b.departamento.id,
        () => admin.form('POST', '/plantilla/departamento', { nombre: 'PRIMARIA' }, [picture]),
      ),
    ],
    [
      'PATCH /plantilla/departamento/info/{id}',
      () => admin.patch(`/plantilla/departamento/info/${id['department']}`, { nombre: 'PREESCOLAR' }),
    ],
    [
      'PATCH /plantilla/departamento/image/{id}',
      () => admin.form('PATCH', `/plantilla/departamento/image/${id['department']}`, {}, [another]),
    ],
    [
      'DELETE /plantilla/delete/departamento/{id}',
      () => admin.delete(`/plantilla/delete/departamento/${id['department']}`),
    ],
    [
      'POST /plantilla',
      keep(
        'employee',
        (b) => b.empleado.id,
        async () => {
          await addDepartment(admin, 'PRIMARIA ALTA')
          return admin.form('POST', '/plantilla', aPerson({ departamento: 'primaria alta' }), [picture])
        },
      ),
    ],
    [
      'PATCH /plantilla/data/{id}',
      () => admin.patch(`/plantilla/data/${id['employee']}`, { puesto: 'DIRECTORA', sueldo: 20000.5 }),
    ],
    [
      'PATCH /plantilla/image/{id}',
      () => admin.form('PATCH', `/plantilla/image/${id['employee']}`, {}, [another]),
    ],
    ['DELETE /plantilla/{id}', () => admin.delete(`/plantilla/${id['employee']}`)],
  ]
}
