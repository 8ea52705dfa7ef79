import type { Motif } from './mentionPicture'

export interface Achievement {
  titulo: string
  descripcion: string
  motif: Motif
  /** Days ago. */
  ago: number
}

/** What the school was proud of, the latest first. */
export const ACHIEVEMENTS: readonly Achievement[] = [
  {
    titulo: 'Primer lugar en la Olimpiada de Matemáticas',
    descripcion:
      'El equipo de sexto grado ganó la etapa de zona.\n\nFelicidades a los alumnos, a sus familias y a la maestra Begoña Ibáñez.',
    motif: 'medal',
    ago: 6,
  },
  {
    titulo: 'Campeones del torneo interescolar de futbol',
    descripcion: 'Segundo año seguido. La final terminó 3 a 2 con gol en el último minuto.',
    motif: 'ball',
    ago: 19,
  },
  {
    titulo: 'Concurso de lectura en voz alta',
    descripcion: 'Tercero de primaria representará a la zona escolar en la etapa estatal.',
    motif: 'book',
    ago: 33,
  },
  {
    titulo: 'Reconocimiento a la generación con mejor asistencia',
    descripcion: 'Cuarto de primaria cumplió el mes completo.',
    motif: 'trophy',
    ago: 47,
  },
  {
    titulo: 'Feria de ciencias: mención honorífica',
    descripcion: 'Proyecto «El agua que tomamos», de quinto grado.',
    motif: 'medal',
    ago: 75,
  },
  {
    titulo: 'Premio municipal de dibujo infantil «Así es mi ciudad»',
    descripcion: 'Participaron 42 escuelas. Nuestro preescolar obtuvo el segundo lugar.',
    motif: 'trophy',
    ago: 120,
  },
  {
    titulo: 'Torneo de ajedrez: tres medallas',
    descripcion: 'Oro, plata y bronce en la categoría infantil.',
    motif: 'medal',
    ago: 160,
  },
  {
    titulo: 'Coro escolar en el festival de primavera',
    descripcion: 'Interpretaron «Cielito lindo» y «La Bamba» frente a mil personas.',
    motif: 'trophy',
    ago: 214,
  },
  {
    titulo: 'Maratón de cuentos',
    descripcion: 'Los grupos de preescolar escribieron e ilustraron 60 cuentos.',
    motif: 'book',
    ago: 240,
  },
  {
    titulo: 'Relevos 4 × 100, récord de la escuela',
    descripcion: '58.4 segundos en la pista del deportivo.',
    motif: 'ball',
    ago: 275,
  },
  {
    titulo: 'Ortografía: campeonas estatales',
    descripcion: 'Sin una sola falta en tres rondas.',
    motif: 'book',
    ago: 310,
  },
  {
    titulo: 'Bandera blanca: escuela promotora de la salud',
    descripcion: 'Entregada por la Secretaría de Salud tras la visita de septiembre.',
    motif: 'trophy',
    ago: 402,
  },
]
