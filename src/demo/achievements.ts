const WIDTH = 1280
const HEIGHT = 800

/** What a mention is about, in the middle of its picture. Drawn around 0,0. */
const MOTIFS = {
  medal:
    '<path d="M-90-300h70L0-120l20-180h70L40-60h-80Z" fill="#ffffff" opacity=".9"/><circle cy="70" r="150" fill="#f3c34b"/><circle cy="70" r="118" fill="#f8dc8c"/><path d="M0-20 26 42l66 5-51 43 16 65L0 120l-57 35 16-65-51-43 66-5Z" fill="#c98b12"/>',
  trophy:
    '<path d="M-150-190h300c0 190-60 300-150 300s-150-110-150-300Z" fill="#f3c34b"/><path d="M-150-160h-90c0 120 50 180 120 190M150-160h90c0 120-50 180-120 190" fill="none" stroke="#f3c34b" stroke-width="30"/><path d="M-30 100h60v80h-60Z" fill="#d9a32a"/><path d="M-120 180h240v60h-240Z" fill="#ffffff" opacity=".9"/><path d="M-70-150h40c0 120 10 180 30 220-50-30-70-120-70-220Z" fill="#f8dc8c"/>',
  book: '<path d="M0-130c-80-60-180-60-270-40v300c90-20 190-20 270 40Z" fill="#ffffff"/><path d="M0-130c80-60 180-60 270-40v300c-90-20-190-20-270 40Z" fill="#eef3f6"/><path d="M-220-90c60-10 120-5 170 20M-220-30c60-10 120-5 170 20M-220 30c60-10 120-5 170 20M220-90c-60-10-120-5-170 20M220-30c-60-10-120-5-170 20M220 30c-60-10-120-5-170 20" fill="none" stroke="#9fb1bc" stroke-width="12" stroke-linecap="round"/>',
  ball: '<circle r="190" fill="#ffffff"/><path d="M0-76 72-23 44 62h-88l-28-85Z" fill="#33454f"/><path d="M0-76v-114M72-23l108-36M44 62l68 92M-44 62l-68 92M-72-23l-108-36" stroke="#33454f" stroke-width="12"/>',
} as const
export type Motif = keyof typeof MOTIFS

const SKIES = [
  ['#0b5a75', '#3a86a1'],
  ['#7a3b69', '#b5658f'],
  ['#1f6f54', '#5aa88a'],
  ['#b4500f', '#e39a4f'],
  ['#3b4a8c', '#7b8ac9'],
] as const

/** Paper snippets around the motif, the same for the same number. */
const confetti = (seed: number): string =>
  Array.from({ length: 46 }, (_, at) => {
    const [x, y] = [(at * 197 + seed * 83) % WIDTH, (at * 131 + seed * 59) % HEIGHT]
    const color = ['#f3c34b', '#ffffff', '#f49a7a', '#a8dadc'][(at + seed) % 4]
    return `<rect x="${x}" y="${y}" width="16" height="26" rx="4" fill="${color}" opacity=".55" transform="rotate(${(at * 37) % 180} ${x} ${y})"/>`
  }).join('')

/** A festive picture as an svg; no two numbers look the same. */
export const mentionPicture = (motif: Motif, seed: number): string => {
  const [from, to] = SKIES[seed % SKIES.length] as (typeof SKIES)[number]
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">` +
    `<defs><linearGradient id="g" x2="1" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient></defs>` +
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#g)"/><circle cx="640" cy="400" r="330" fill="#ffffff" opacity=".10"/>` +
    `${confetti(seed)}<g transform="translate(640 390)">${MOTIFS[motif]}</g></svg>`
  )
}

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
