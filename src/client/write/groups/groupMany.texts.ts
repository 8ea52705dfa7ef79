const pupils = (count: number): string => (count === 1 ? '1 alumno' : `${count} alumnos`)

export const texts = {
  title: 'Agrupar alumnos',
  text: (cycle: string) => `Elige el grupo del ciclo ${cycle} y quita la marca a quien no entra.`,
  group: 'Grupo',
  choose: 'Selecciona un grupo',
  noGroup: 'Ningún grupo del ciclo es del grado de estos alumnos. Regístralo en Grupos.',
  pick: 'Entran al grupo',
  pupils,
  submit: (count: number) => `Agrupar a ${pupils(count)}`,
  others: (count: number) =>
    count === 1
      ? 'Otro alumno es de otro grado y no cambia.'
      : `Otros ${count} son de otro grado y no cambian.`,
  saved: (group: string, count: number) => `El grupo ${group} tiene ahora ${pupils(count)}`,
  failed: 'Ocurrió un error al agregar los alumnos al grupo',
  notRead: 'No se pudo leer a quién agrupar.',
} as const
