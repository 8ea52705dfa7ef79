import type { IsoDate } from '@contract/domain/dates'
import type { Db } from '../../db/database'
import { bySurname } from '../../db/fragments'

export const findGroup = (db: Db, id: number) =>
  db
    .selectFrom('groups as g')
    .innerJoin('cycles as y', 'y.id', 'g.cycle_id')
    .select(['g.nombre', 'g.grado', 'g.grado_numero', 'y.name as ciclo', 'y.fecha_inicio', 'y.fecha_fin'])
    .where('g.id', '=', id)
    .executeTakeFirst()

const pupils = (db: Db) =>
  db
    .selectFrom('enrolments as e')
    .innerJoin('students as s', 's.id', 'e.student_id')
    .innerJoin('cycles as y', 'y.id', 'e.cycle_id')
    .leftJoin('groups as g', 'g.id', 'e.group_id')
    .leftJoin('files as f', 'f.id', 's.photo_id')
    .leftJoin('parents as p', 'p.id', 's.parent_id')
    .select(['s.id', 's.nombre', 's.numero_control', 's.fecha_nacimiento', 's.card_token', 'f.thumb_sha256'])
    .select(['e.grado', 'e.grado_numero', 'g.nombre as grupo', 'y.name as ciclo'])
    .select(['s.parent_id', 'p.nombre as padre', 'p.referencia'])
    .where('e.estado', '=', 'INSCRITO')
    .orderBy(bySurname)
export type PupilRow = Awaited<ReturnType<ReturnType<typeof pupils>['executeTakeFirstOrThrow']>>

export const listPupils = (db: Db, groupId: number): Promise<PupilRow[]> =>
  pupils(db).where('e.group_id', '=', groupId).execute()

export const findPupil = (db: Db, id: number, cycleId: number): Promise<PupilRow | undefined> =>
  pupils(db).where('s.id', '=', id).where('e.cycle_id', '=', cycleId).executeTakeFirst()

export const findName = async (db: Db, id: number): Promise<string | undefined> =>
  (await db.selectFrom('students').select('nombre').where('id', '=', id).executeTakeFirst())?.nombre

export const listDaysOff = async (db: Db): Promise<IsoDate[]> =>
  (await db.selectFrom('school_days_off').select('dia').orderBy('dia').execute()).map(({ dia }) => dia)

export const findCard = (db: Db, token: string) =>
  db.selectFrom('students').select(['id', 'nombre']).where('card_token', '=', token).executeTakeFirst()
