import { conflict, type HttpProblem } from './problem'

/** What a broken constraint means to the person who broke it. The database guards; this only translates. */
const MEANINGS: Record<string, { campo?: string; message: string }> = {
  roles_name_key: { campo: 'nameRol', message: 'Ya hay un rol con ese nombre.' },
  users_name_key: { campo: 'name', message: 'Ya hay un usuario con ese nombre.' },
  students_curp_key: { campo: 'curp', message: 'Ya hay un alumno con esa CURP.' },
  students_control_key: { campo: 'numero_control', message: 'Ya hay un alumno con ese número de control.' },
  cycles_do_not_overlap: { campo: 'fecha_inicio', message: 'Las fechas se cruzan con otro ciclo escolar.' },
  departments_name_key: { campo: 'nombre', message: 'Ya hay un departamento con ese nombre.' },
  employees_department_fkey: { message: 'Este departamento tiene colaboradores.' },
  groups_name_key: { campo: 'nombre', message: 'Ya hay un grupo con ese nombre en el ciclo.' },
  enrolments_once_per_cycle: { message: 'Uno de los alumnos ya está inscrito en este ciclo.' },
  charges_never_overpaid: { message: 'El pago rebasa lo que falta por pagar.' },
  tuition_paid_whole: { message: 'Una de las colegiaturas ya está pagada.' },
}

/** 409 for a uniqueness, exclusion or check that two people broke at the same time; null for anything else. */
export const constraintProblem = (error: unknown): HttpProblem | null => {
  const name = (error as { constraint?: unknown } | null)?.constraint
  const meaning = typeof name === 'string' ? MEANINGS[name] : undefined
  if (!meaning) return null
  return conflict(meaning.message, meaning.campo ? { [meaning.campo]: meaning.message } : undefined)
}
