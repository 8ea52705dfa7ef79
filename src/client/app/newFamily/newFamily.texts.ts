export const texts = {
  title: 'Alta de familia',
  incomplete: 'Altas por completar',
  missing: { PADRE: 'Falta padre', INSCRIPCION: 'Falta inscripción', GRUPO: 'Falta grupo' },
  short: {
    alumno: 'Alumno',
    padre: 'Padre o tutor',
    inscripcion: 'Inscripción',
    grupo: 'Grupo',
    pago: 'Primer pago',
  },
  steps: {
    padre: '2. Padre o tutor',
    inscripcion: '3. Inscripción',
    grupo: '4. Grupo',
  },
  done: 'Hecho',
  lacking: 'Falta',
  mayNot: 'No tienes permiso para este paso.',
  copying: { copied: 'Enlace copiado', cannot: 'No se pudo copiar: selecciona el enlace y cópialo' },
} as const
