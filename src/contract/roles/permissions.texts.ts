import {
  ACTION_LABELS,
  ACTION_NAMES,
  MODULE_NAMES,
  type ActionName,
  hasPermission,
  type ModuleName,
  type Permission,
} from '../domain/permissions'

interface PairWords {
  readonly verb: string
  readonly opens: string
}

const words = (verb: string, opens: string): PairWords => ({ verb, opens })

/** In the words of staff. These texts only describe; the routes' `access` decides. */
export const PERMISSION_WORDS: Readonly<Record<ModuleName, Readonly<Record<ActionName, PairWords>>>> = {
  'CICLO ESCOLAR': {
    CREATE: words('abrir ciclos', 'registrar un ciclo escolar y su cuestionario'),
    READ: words('ver', 'ver los ciclos, sus precios y el cuestionario; elegir otro ciclo en las listas'),
    UPDATE: words('cambiar precios', 'cambiar fechas, precios y recargos; abrir y cerrar inscripciones'),
    DELETE: words('eliminar', 'eliminar un ciclo que nadie ha usado'),
  },
  INSCRIPCIONES: {
    CREATE: words('inscribir', 'inscribir y reinscribir alumnos, con su descuento'),
    READ: words('ver', 'ver inscritos, bajas y quién falta por inscribir'),
    UPDATE: words('dar de baja', 'dar de baja, reingresar y cambiar de grado'),
    DELETE: words('cancelar', 'cancelar una inscripción hecha por error'),
  },
  BECAS: {
    CREATE: words('crear', 'crear becas y dárselas a alumnos'),
    READ: words('ver', 'ver las becas y a los alumnos becados'),
    UPDATE: words('cambiar', 'cambiar el porcentaje; agregar y quitar alumnos de una beca'),
    DELETE: words('eliminar', 'eliminar una beca sin alumnos'),
  },
  ALUMNOS: {
    CREATE: words('registrar', 'registrar alumnos y crear grupos'),
    READ: words('ver', 'ver expedientes con datos de salud, historial y grupos'),
    UPDATE: words('corregir', 'corregir los datos de un alumno; acomodarlo en un grupo'),
    DELETE: words('eliminar', 'eliminar un alumno sin movimientos o un grupo vacío'),
  },
  PADRES: {
    CREATE: words('registrar', 'registrar padres con sus hijos'),
    READ: words('ver', 'ver padres, sus teléfonos, avisos y respuestas al cuestionario'),
    UPDATE: words('corregir', 'corregir sus datos e hijos, mandar avisos, darles usuario de la aplicación'),
    DELETE: words('eliminar', 'eliminar un padre sin hijos ni saldo'),
  },
  CARGOS: {
    CREATE: words('registrar', 'registrar cargos, conceptos y servicios, a uno o a varios alumnos'),
    READ: words('ver', 'ver cargos, caja, recibos, los cortes de todos, estados de cuenta y morosos'),
    UPDATE: words(
      'cobrar',
      'cobrar cargos y complementos; abrir y cerrar su corte; cambiar conceptos y servicios',
    ),
    DELETE: words('cancelar', 'cancelar cargos y sus pagos; quitar de un servicio; devolver saldo a favor'),
  },
  COLEGIATURAS: {
    CREATE: words('anotar contactos', 'anotar lo que se habló con una familia que debe'),
    READ: words('ver', 'ver colegiaturas, caja, recibos, estados de cuenta y morosos'),
    UPDATE: words(
      'cobrar',
      'cobrar colegiaturas, mes por mes o el año completo; abrir y cerrar su corte de caja',
    ),
    DELETE: words('cancelar', 'condonar recargos, dar prórrogas y cancelar pagos de colegiatura'),
  },
  'CALENDARIO ESCOLAR': {
    CREATE: words('publicar', 'publicar la hoja de un mes'),
    READ: words('ver', 'ver el calendario escolar'),
    UPDATE: words('corregir', 'cambiar el mes o el archivo de una hoja'),
    DELETE: words('eliminar', 'eliminar una hoja'),
  },
  MENCIONES: {
    CREATE: words('publicar', 'publicar menciones'),
    READ: words('ver', 'ver las menciones'),
    UPDATE: words('corregir', 'cambiar el texto o la imagen de una mención'),
    DELETE: words('eliminar', 'eliminar una mención'),
  },
  PLANTILLA: {
    CREATE: words('registrar', 'registrar colaboradores y departamentos'),
    READ: words('ver', 'ver colaboradores y departamentos, sin sueldos'),
    UPDATE: words('corregir', 'corregir datos y fotos, ver y cambiar sueldos'),
    DELETE: words('eliminar', 'eliminar colaboradores y departamentos vacíos'),
  },
  EVENTOS: {
    CREATE: words('publicar', 'publicar eventos con fotos y video'),
    READ: words('ver', 'ver los eventos'),
    UPDATE: words('corregir', 'cambiar el texto o las fotos de un evento'),
    DELETE: words('eliminar', 'eliminar un evento'),
  },
  USUARIOS: {
    CREATE: words('registrar', 'registrar usuarios y darles un rol'),
    READ: words('ver', 'ver usuarios, la bitácora y los respaldos'),
    UPDATE: words('cambiar', 'cambiar nombre, rol y contraseña de otros'),
    DELETE: words('eliminar', 'eliminar usuarios: dejan de poder entrar'),
  },
  ROLES: {
    CREATE: words('crear', 'crear roles con permisos que uno mismo tiene'),
    READ: words('ver', 'ver los roles y quién tiene cada permiso'),
    UPDATE: words('cambiar', 'cambiar los permisos de un rol'),
    DELETE: words('eliminar', 'eliminar un rol que nadie tiene'),
  },
}

export const pairName = (module: ModuleName, action: ActionName): string =>
  `${module} · ${ACTION_LABELS[action]}`

const joinWith = (parts: readonly string[], last: 'y' | 'ni'): string => {
  const end = parts.at(-1) ?? ''
  const word = last === 'y' && /^h?i/i.test(end) ? 'e' : last
  return parts.length < 2 ? end : `${parts.slice(0, -1).join(', ')} ${word} ${end}`
}

interface ModuleSummary {
  module: ModuleName
  text: string
}

export const roleSummary = (permissions: readonly Permission[]): ModuleSummary[] =>
  MODULE_NAMES.flatMap((module) => {
    const verbs = (given: boolean): string[] =>
      ACTION_NAMES.filter((action) => hasPermission(permissions, module, action) === given).map(
        (action) => PERMISSION_WORDS[module][action].verb,
      )
    const [can, cannot] = [verbs(true), verbs(false)]
    if (can.length === 0) return []
    const rest = cannot.length === 0 ? '' : `; no ${joinWith(cannot, 'ni')}`
    return [{ module, text: `puede ${joinWith(can, 'y')}${rest}` }]
  })

export const closedModules = (permissions: readonly Permission[]): ModuleName[] =>
  MODULE_NAMES.filter((module) => !permissions.some((each) => each.module === module))
