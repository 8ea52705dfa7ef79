/** The two lists that the compared pages show, and the session they ask for them with. */
export interface Row {
  id: number
  nombre: string
  [field: string]: unknown
}

export const text = (value: unknown): string => (value === null || value === undefined ? '—' : String(value))
const nameIn = (value: unknown): string => text((value as { nombre?: unknown } | null)?.nombre)

export interface List {
  title: string
  url: string
  rowsOf: (answer: never) => Row[]
  searched: readonly string[]
  columns: Record<string, (row: Row) => string>
}

export const LISTS: Record<string, List> = {
  '/alumnos/inscritos': {
    title: 'Alumnos inscritos',
    url: '/api/alumnos/actualmente/inscritos',
    rowsOf: ({ alumnos }: { alumnos: Row[] }) => alumnos,
    searched: ['nombre', 'numero_control', 'curp'],
    columns: {
      Alumno: ({ nombre }) => nombre,
      'Número de control': (row) => text(row['numero_control']),
      CURP: (row) => text(row['curp']),
      Grado: (row) => text(row['grado']),
      Grupo: (row) => nameIn(row['grupo']),
      Becas: (row) => (row['becas'] as unknown[]).map(nameIn).join(', ') || '—',
    },
  },
  '/padres/inscritos': {
    title: 'Padres con inscritos',
    url: '/api/padres/inscritos',
    rowsOf: ({ padres }: { padres: Row[] }) => padres,
    searched: ['nombre', 'telefono', 'correo'],
    columns: {
      'Padre o tutor': ({ nombre, correo }) => `${nombre} ${text(correo)}`,
      Teléfono: (row) => text(row['telefono']),
      Hijos: (row) => String((row['alumnos'] as unknown[]).length),
    },
  },
}

export const token = (): string => {
  const { token = 'null' } = JSON.parse(localStorage.getItem('persist:session') ?? '{}') as { token?: string }
  return JSON.parse(token) as string
}
