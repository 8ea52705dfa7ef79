// Raw SQL: pieces that statements share, most of them JSON of subqueries over an alias that the builder does not see.
import { sql, type Expression, type OrderByItemBuilder, type RawBuilder } from 'kysely'
import type { IsoDate } from '@contract/domain/dates'
import type { FileKind } from '@contract/domain/files'
import type { Grade } from '@contract/domain/grades'
import type { RolePair } from '@contract/roles/roles.rules'
import type { ScholarshipKind } from '@contract/scholarships/scholarships.rules'
import type { DatedFee, Abono } from '@contract/tuition/monthFee.rules'
import type { Payer } from '@contract/parents/parents.schemas'
import type { Pupil } from '@contract/students/students.schemas'

/** Uses ICU's rules: in a database with locale C, plain `lower` changes only English letters. */
export const lowerCase = (text: Expression<unknown> | string): RawBuilder<string> =>
  sql`lower(${typeof text === 'string' ? sql`${text}::text` : text} COLLATE "es-x-icu")`

export const inSpanish = (by: OrderByItemBuilder) => by.collate('es-x-icu')

/** Compares as the unique index of names does, which ignores capitals and accents. */
export const nameAlike = sql<string>`nombre collate same_name`

/** `where('id', '=', anyOf(ids))`: one parameter for any number of ids, also for none. */
export const anyOf = (ids: readonly number[]) => sql<number>`ANY (${ids}::int[])`

export const daysOff = sql<
  IsoDate[]
>`coalesce((select json_agg(d.dia order by d.dia) from school_days_off d), '[]'::json)`

export interface StoredFile<Kind> {
  id: number
  kind: Kind
  mime: string
  width: number | null
  height: number | null
  thumb_sha256: string | null
}

export const filesInOrder = <Kind extends FileKind>(
  pages: 'event_files' | 'document_pages',
  of: Expression<boolean>,
) =>
  sql<StoredFile<Kind>[]>`coalesce((
  select json_agg(json_build_object('id', f.id, 'kind', f.kind, 'mime', f.mime, 'width', f.width,
    'height', f.height, 'thumb_sha256', f.thumb_sha256) order by x.place)
  from ${sql.table(pages)} x join files f on f.id = x.file_id
  where ${of}), '[]'::json)`

/** For a query with the role as `r`. Modules and actions in a fixed order. */
export const rolePairs = sql<RolePair[]>`coalesce((
  select json_agg(json_build_object('moduleId', rp.module_id, 'permissionId', rp.permission_id)
    order by rp.module_id, rp.permission_id)
  from role_permissions rp where rp.role_id = r.id), '[]'::json)`

/** For a query with user `u` and role `r`: whether a second factor must be set up before anything else. */
export const owesFactor = sql<boolean>`(r.exige_segundo_factor and not exists (
  select from second_factors f where f.user_id = u.id and f.active_since is not null and f.lost_at is null))`

interface Named {
  id: number
  nombre: string
}

/** Null where the join found no row for this alias. */
export const namedJson = (alias: 'd' | 'g' | 'k' | 'p' | 'pg' | 's') => {
  const [id, nombre] = [sql.ref(`${alias}.id`), sql.ref(`${alias}.nombre`)]
  return sql<Named | null>`CASE WHEN ${id} IS NOT NULL THEN json_build_object('id', ${id}, 'nombre', ${nombre}) END`
}

/** For a query with the cycle as `y`. */
export const cycleJson = sql<{ id: number; name: string }>`json_build_object('id', y.id, 'name', y.name)`

/** For a query with the student as `s`. */
export const pupilNameJson = sql<
  Pick<Pupil, 'id' | 'nombre' | 'numero_control'>
>`json_build_object('id', s.id, 'nombre', s.nombre, 'numero_control', s.numero_control)`

const PUPIL = sql`'id', s.id, 'nombre', s.nombre, 'numero_control', s.numero_control, 'grado', e.grado, 'gradoNumero', e.grado_numero,
  'grupo', ${namedJson('g')}`

/** For a query with student `s`, enrolment `e` in the row's cycle and group `g`. */
export const pupilJson = sql<Pupil>`json_build_object(${PUPIL})`

/** For a query with student `s`, `placeOn` today as `e` and group `g`. */
export const pupilTodayJson = sql<Pupil>`json_build_object(${PUPIL}, 'lugar', e.lugar)`

/** The cycle that holds the day, else the next one (`decisions/domain/cycles`); read once for each statement. */
const currentCycle = (today: IsoDate) =>
  sql`(SELECT cy.id FROM cycles cy WHERE cy.fecha_fin >= ${today}::date ORDER BY cy.fecha_inicio LIMIT 1)`

interface PlaceOn {
  grado: Grade | null
  grado_numero: number | null
  group_id: number | null
  lugar: NonNullable<Pupil['lugar']> | null
}

/** Place of pupil `s` (`decisions/domain/cycles#where-a-pupil-is`), for `LEFT JOIN LATERAL … e ON true`. */
export const placeOn = (today: IsoDate) => {
  const holds = sql`pe.estado = 'INSCRITO' AND py.fecha_fin >= ${today}::date`
  return sql<PlaceOn>`(
    SELECT CASE WHEN pl.ahora THEN pl.grado END AS grado, CASE WHEN pl.ahora THEN pl.grado_numero END AS grado_numero,
      CASE WHEN pl.ahora THEN pl.group_id END AS group_id,
      CASE WHEN NOT pl.ahora THEN json_build_object('cuando', CASE WHEN pl.vale THEN 'PROXIMO' ELSE 'ULTIMO' END, 'ciclo', pl.name,
        'grado', pl.grado, 'gradoNumero', pl.grado_numero,
        'grupo', ${namedJson('pg')}) END AS lugar
    FROM (
      SELECT pe.grado, pe.grado_numero, pe.group_id, py.name, ${holds} AS vale, ${holds} AND py.id = ${currentCycle(today)} AS ahora
      FROM enrolments pe JOIN cycles py ON py.id = pe.cycle_id
      WHERE pe.student_id = s.id AND pe.cancelled_at IS NULL
      ORDER BY ${holds} DESC, CASE WHEN ${holds} THEN py.fecha_inicio END, py.fecha_inicio <= ${today}::date DESC,
        py.fecha_inicio DESC LIMIT 1
    ) pl LEFT JOIN groups pg ON pg.id = pl.group_id)`
}

/** Adds the place as `e` and its group as `g`. */
export const joinPlaceOn = (today: IsoDate) =>
  sql`LEFT JOIN LATERAL ${placeOn(today)} e ON true LEFT JOIN groups g ON g.id = e.group_id`

/** For a query with the parent as `p`; null without one. */
export const payerJson = sql<Payer | null>`CASE WHEN p.id IS NOT NULL THEN json_build_object(
  'id', p.id, 'nombre', p.nombre, 'telefono', p.telefono, 'referencia', p.referencia) END`

/** Payments of month `t` by their day of money; only an open month paid in part has any. What was settled before the opening lowers every recargo. */
export const monthAbonos = sql<Abono[]>`CASE WHEN t.estado = 'PARCIAL' THEN (
  SELECT json_agg(json_build_object('dia', a.dia, 'centavos', a.centavos) ORDER BY a.id) FROM (
    SELECT 0 AS id, t.vencimiento AS dia, t.saldado_centavos AS centavos WHERE t.saldado_centavos > 0
    UNION ALL
    SELECT ap.id, ap.fecha_pago, al.monto_centavos
    FROM payment_lines al JOIN payments ap ON ap.id = al.payment_id
    WHERE al.tuition_id = t.id AND al.tipo = 'COLEGIATURA' AND ap.cancelled_at IS NULL
      AND NOT EXISTS (SELECT FROM baja_credits ab WHERE ab.tuition_id = t.id AND ab.payment_id = ap.id)
  ) a
) ELSE '[]'::json END`

/** For `feeRuleFor`, of cycle `y`; without rules its own recargo. */
export const feeRules = sql<DatedFee[]>`coalesce((
  SELECT json_agg(json_build_object('desde', f.desde, 'recargo', f.recargo) ORDER BY f.desde)
  FROM cycle_late_fees f WHERE f.cycle_id = y.id
), json_build_array(json_build_object('desde', y.fecha_inicio, 'recargo', y.recargo)))`

/** Month `t`, extension included (`lastDayInTime`). The plain condition on the due day makes the index of open months usable. */
export const tuitionIsOverdue = (today: IsoDate) =>
  sql<boolean>`(t.vencimiento < ${today}::date AND coalesce(t.prorroga_hasta < ${today}::date, true))`

/** Month `t`. Uses the index of open months. */
export const tuitionIsOpen = sql<boolean>`t.estado IN ('PENDIENTE', 'PARCIAL')`

/** Enrolment `e` was not a mistake. A pupil on baja has one too; for pupils in class ask for `INSCRITO`. */
export const standingEnrolment = sql<boolean>`e.cancelled_at IS NULL`

export const becaPercent = sql<number>`(b.centesimas / 100.0)::float8`

export const becasJson = sql<
  { beca: { nombre: string; grado: Grade; porcentaje: number; tipo: ScholarshipKind } }[]
>`coalesce((
  select json_agg(json_build_object('beca', json_build_object('nombre', b.nombre, 'grado', b.grado,
    'porcentaje', ${becaPercent}, 'tipo', b.tipo)) order by b.centesimas desc, b.id)
  from enrolment_scholarships h join scholarships b on b.id = h.scholarship_id
  where h.enrolment_id = e.id), '[]'::json)`

export const becasText = sql<string | null>`(
  select string_agg(b.nombre || ' ' || ${becaPercent} || ' %', ' y ' order by b.centesimas desc, b.id)
  from enrolment_scholarships h join scholarships b on b.id = h.scholarship_id where h.enrolment_id = e.id)`

export const bySurname = sql`coalesce(s.paterno, s.nombre) collate "es-x-icu", coalesce(s.materno, '') collate "es-x-icu",
  coalesce(s.nombres, '') collate "es-x-icu", s.id`

/** Centavos of document `d`'s payment without what became credit, by a baja or on account. */
export const invoicedNow = sql<number>`(
  SELECT coalesce(sum(CASE dl.tipo WHEN 'DESCUENTO' THEN -dl.monto_centavos ELSE dl.monto_centavos END), 0) FROM payment_lines dl
  WHERE dl.payment_id = d.payment_id AND dl.tipo IN ('CARGO', 'COLEGIATURA', 'RECARGO', 'DESCUENTO')
    AND (dl.tipo = 'RECARGO' OR NOT EXISTS (
      SELECT FROM baja_credits db WHERE db.payment_id = dl.payment_id AND db.tuition_id = dl.tuition_id)))`

/** False once a baja turned a month of document `d` into credit, whose money will be invoiced again. */
export const documentHolds = sql<boolean>`(d.fin IS NULL
  AND (d.payment_id NOT IN (SELECT db.payment_id FROM baja_credits db) OR d.total_centavos = ${invoicedNow}))`

/** UUID of payment `p`'s invoice; kept when cancelled, as the SAT does. */
export const stampedUuid = sql<string | null>`(
  SELECT st.uuid FROM invoice_documents d JOIN invoice_stamps st ON st.document_id = d.id
  WHERE d.payment_id = p.id AND (${documentHolds} OR p.cancelled_at IS NOT NULL AND d.fin = 'CANCELADA')
  ORDER BY d.id DESC LIMIT 1)`
