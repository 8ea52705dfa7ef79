const pupils = (count: number): string => (count === 1 ? '1 alumno' : `${count} alumnos`)

export const texts = {
  choose: 'Selecciona un grupo',
  pupils,
  submit: (count: number) => `Agrupar a ${pupils(count)}`,
  others: (count: number) =>
    count === 1
      ? 'Otro alumno es de otro grado y no cambia.'
      : `Otros ${count} son de otro grado y no cambian.`,
  saved: (group: string, count: number) => `El grupo ${group} tiene ahora ${pupils(count)}`,
} as const
