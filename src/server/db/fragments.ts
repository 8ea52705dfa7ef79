import { sql, type Expression, type RawBuilder } from 'kysely'
import type { IsoDate } from '@contract/domain/dates'
import type { RolePair } from '@contract/roles/roles.rules'
import type { Pupil } from '@contract/students/students.schemas'

/** In small letters. A database of the locale C knows no capital letters but English ones: ICU's rules, wherever it is. */
export const lowered = (text: Expression<unknown> | string): RawBuilder<string> =>
  sql`lower(${typeof text === 'string' ? sql`${text}::text` : text} COLLATE "es-x-icu")`

/** The pairs of the role that a query calls `r`, in the fixed order of modules and actions. */
export const rolePairs = sql<RolePair[]>`coalesce((
  select json_agg(json_build_object('moduleId', rp.module_id, 'permissionId', rp.permission_id)
    order by rp.module_id, rp.permission_id)
  from role_permissions rp where rp.role_id = r.id), '[]'::json)`

/** A pupil inside another row, where a query calls the student `s`, the enrolment `e` and the group `g`. */
export const pupilJson = sql<Pupil>`json_build_object(
  'id', s.id, 'nombre', s.nombre, 'numero_control', s.numero_control, 'grado', e.grado, 'gradoNumero', e.grado_numero,
  'grupo', case when g.id is not null then json_build_object('id', g.id, 'nombre', g.nombre) end)`

/**
 * Whether the day of an open month has passed, its extension included (`lastDayInTime`), where a query calls it `t`. The due day
 * is asked for itself: by it the index of open months is read.
 */
export const tuitionIsOverdue = (today: IsoDate) =>
  sql<boolean>`(t.vencimiento < ${today}::date AND coalesce(t.prorroga_hasta < ${today}::date, true))`

/**
 * Whether an enrolment stands, where a query calls it `e`: one that was a mistake is nobody's place. Who left has theirs still; a
 * list of who is in class asks for `INSCRITO`.
 */
export const standingEnrolment = sql<boolean>`e.cancelled_at IS NULL`

/** Spanish order by surname, as every list of pupils: without a surname of its own the whole name sorts. */
export const bySurname = sql`coalesce(s.paterno, s.nombre) collate "es-x-icu", coalesce(s.materno, '') collate "es-x-icu",
  coalesce(s.nombres, '') collate "es-x-icu", s.id`
