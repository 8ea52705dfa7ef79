import type { SceneKind } from './scene'

export interface Festivity {
  readonly titulo: string
  readonly descripcion: string
  /** Days before today. */
  readonly ago: number
  readonly scene: SceneKind
  /** How many pictures, 1 to 5. */
  readonly pictures: number
  readonly film?: true
}

/** What the school lived, the newest first: enough for two pages of the carousel, with many pictures, with one, with a film. */
export const FESTIVITIES: readonly Festivity[] = [
  {
    titulo: 'FESTIVAL DE OTOÑO',
    descripcion:
      'LOS GRUPOS DE PREESCOLAR PRESENTARON CANTOS Y BAILES EN EL PATIO CENTRAL.\nGRACIAS A LAS FAMILIAS QUE NOS ACOMPAÑARON Y A QUIENES PREPARARON LOS PUESTOS DE COMIDA.',
    ago: 5,
    scene: 'feria',
    pictures: 5,
    film: true,
  },
  {
    titulo: 'OFRENDA DE DÍA DE MUERTOS',
    descripcion: 'CADA GRUPO PUSO UN NIVEL DE LA OFRENDA Y CONTÓ A QUIÉN SE LA DEDICÓ.',
    ago: 19,
    scene: 'noche',
    pictures: 4,
  },
  {
    titulo: 'CEREMONIA CÍVICA DE LA INDEPENDENCIA',
    descripcion: 'LA ESCOLTA DE SEXTO GRADO HIZO LOS HONORES A LA BANDERA.\nDESPUÉS HUBO KERMÉS EN EL PATIO.',
    ago: 66,
    scene: 'patria',
    pictures: 3,
  },
  {
    titulo: 'BIENVENIDA AL CICLO ESCOLAR',
    descripcion: 'MAESTRAS Y MAESTROS RECIBIERON A LOS ALUMNOS NUEVOS CON JUEGOS EN EQUIPO.',
    ago: 81,
    scene: 'feria',
    pictures: 2,
  },
  {
    titulo: 'GRADUACIÓN DE PREESCOLAR Y PRIMARIA',
    descripcion: 'ENTREGA DE DIPLOMAS, PALABRAS DE LA DIRECCIÓN Y BRINDIS CON LAS FAMILIAS.',
    ago: 139,
    scene: 'noche',
    pictures: 5,
  },
  {
    titulo: 'CLAUSURA DE LOS TALLERES DE ROBÓTICA, TEATRO, AJEDREZ Y COCINA SALUDABLE',
    descripcion: 'EXPOSICIÓN DE LOS TRABAJOS DEL AÑO EN LA BIBLIOTECA.',
    ago: 150,
    scene: 'dia',
    pictures: 1,
  },
  {
    titulo: 'DÍA DEL NIÑO',
    descripcion: 'INFLABLES, CUENTACUENTOS Y UNA FUNCIÓN DE TÍTERES A CARGO DE LOS MAESTROS.',
    ago: 204,
    scene: 'feria',
    pictures: 3,
  },
  {
    titulo: 'FESTIVAL DE LA PRIMAVERA',
    descripcion: 'DESFILE DE DISFRACES POR LAS CALLES CERCANAS A LA ESCUELA.',
    ago: 244,
    scene: 'dia',
    pictures: 4,
  },
  {
    titulo: 'DÍA DE LA FAMILIA',
    descripcion: 'RALLY, LOTERÍA Y COMIDA COMPARTIDA EN EL JARDÍN.',
    ago: 262,
    scene: 'dia',
    pictures: 2,
  },
  {
    titulo: 'FERIA DE CIENCIAS',
    descripcion: 'VOLCANES, CIRCUITOS Y UN HUERTO: 24 PROYECTOS DE CUARTO A SEXTO GRADO.',
    ago: 290,
    scene: 'dia',
    pictures: 2,
  },
  {
    titulo: 'POSADA NAVIDEÑA',
    descripcion: 'PIÑATAS, VILLANCICOS Y AGUINALDOS PARA TODOS LOS GRUPOS.',
    ago: 339,
    scene: 'noche',
    pictures: 3,
  },
]
