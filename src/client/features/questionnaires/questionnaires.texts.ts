/** Notices after saving are the server's and the customer's, letter by letter; the rest is ours. */
export const texts = {
  title: 'Cuestionario',
  cycleName: (name: string) => `Ciclo ${name}`,
  views: { preguntas: 'Preguntas', vista: 'Vista previa', respuestas: 'Respuestas' },
  questions: 'Preguntas',
  question: (index: number) => `la pregunta ${index + 1}`,
  questionTitle: (index: number) => `Pregunta ${index + 1}`,
  remove: 'Quitar',
  option: (index: number) => `Opción ${index + 1}`,
  discard: 'Descartar cambios',
  states: { COMPLETA: 'Completa', EN_CURSO: 'En curso', SIN_RESPONDER: 'Sin responder' },
} as const
