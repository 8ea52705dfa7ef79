import { sql } from 'kysely'

/** Two charges for one month of one pupil, which only a missing index would let through. */
export const chargedTwice = sql`
  SELECT 'Al alumno ' || student_id || ' se le cobra ' || count(*) || ' veces el servicio ' || service_id || ' de '
    || service_anio || '-' || lpad(service_mes::text, 2, '0') || '.' AS fault
  FROM charges WHERE service_id IS NOT NULL AND cancelled_at IS NULL
  GROUP BY student_id, service_id, service_anio, service_mes HAVING count(*) > 1
  ORDER BY service_id, student_id, service_anio, service_mes`

/** A charge of a service stands in the service's cycle and in one of its months, and its kind is SERVICIO. */
export const strangeServices = sql`
  SELECT 'El cargo ' || c.id || ' no es de un mes de su servicio ' || c.service_id || ' o de su ciclo.' AS fault
  FROM charges c LEFT JOIN services v ON v.id = c.service_id
  LEFT JOIN service_months m ON m.service_id = c.service_id AND m.anio = c.service_anio AND m.mes = c.service_mes
  WHERE c.service_id IS NOT NULL AND (v.cycle_id IS DISTINCT FROM c.cycle_id OR m.mes IS NULL OR c.tipo <> 'SERVICIO')
  ORDER BY c.id`
