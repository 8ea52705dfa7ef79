import type { Motif, SceneKind } from './pictures'

const table = (text: string): string[][] =>
  text
    .trim()
    .split('\n')
    .map((line) => line.split(' / ').map((part) => part.trim()))

export const POSTS = table(`
  DIRECCIÓN / DIRECTORA GENERAL, Maestría, 38500 / SUBDIRECTORA TÉCNICA, Maestría, 31000
  ADMINISTRACIÓN / CONTADORA, Licenciatura, 19800 / CAJA, Técnico superior, 12400 / SECRETARIA, Bachillerato, 11200
  PREESCOLAR / EDUCADORA DE 1°, Licenciatura, 14200 / EDUCADORA DE 2°, Licenciatura, 14200 / EDUCADORA DE 3°, Licenciatura, 14600 / AUXILIAR, Técnico superior, 9800
  PRIMARIA / DOCENTE DE 1°, Licenciatura, 15400 / DOCENTE DE 2°, Licenciatura, 15400 / DOCENTE DE 3°, Maestría, 16200 / DOCENTE DE 4°, Licenciatura, 15400 / DOCENTE DE 5°, Licenciatura, 15900 / DOCENTE DE 6°, Maestría, 16800
  INGLÉS / COORDINACIÓN DE INGLÉS, Maestría, 17900 / DOCENTE DE INGLÉS, Licenciatura, 14900 / DOCENTE DE INGLÉS, Licenciatura, 14900
  EDUCACIÓN FÍSICA / DOCENTE DE EDUCACIÓN FÍSICA, Licenciatura, 13700
  MÚSICA Y ARTES / DOCENTE DE MÚSICA, Licenciatura, 13100 / DOCENTE DE ARTES, Licenciatura, 12900
  PSICOPEDAGOGÍA / PSICÓLOGA ESCOLAR, Maestría, 17200 / ENFERMERÍA, Licenciatura, 13300
  INTENDENCIA Y MANTENIMIENTO / INTENDENCIA, Secundaria, 8900 / MANTENIMIENTO, Bachillerato, 9600 / VIGILANCIA, Bachillerato, 9900
  SISTEMAS`).map(([departamento = '', ...posts]) => ({
  departamento,
  posts: posts.map((post) => post.split(', ') as [puesto: string, escolaridad: string, sueldo: string]),
}))

export const ACHIEVEMENTS = table(`
  medal / 6 / Primer lugar en la Olimpiada de Matemáticas / El equipo de sexto grado ganó la etapa de zona.||Felicidades a los alumnos, a sus familias y a la maestra Begoña Ibáñez.
  ball / 19 / Campeones del torneo interescolar de futbol / Segundo año seguido. La final terminó 3 a 2 con gol en el último minuto.
  book / 33 / Concurso de lectura en voz alta / Tercero de primaria representará a la zona escolar en la etapa estatal.
  trophy / 47 / Reconocimiento a la generación con mejor asistencia / Cuarto de primaria cumplió el mes completo.
  medal / 75 / Feria de ciencias: mención honorífica / Proyecto «El agua que tomamos», de quinto grado.
  trophy / 120 / Premio municipal de dibujo infantil «Así es mi ciudad» / Participaron 42 escuelas. Nuestro preescolar obtuvo el segundo lugar.
  medal / 160 / Torneo de ajedrez: tres medallas / Oro, plata y bronce en la categoría infantil.
  trophy / 214 / Coro escolar en el festival de primavera / Interpretaron «Cielito lindo» y «La Bamba» frente a mil personas.
  book / 240 / Maratón de cuentos / Los grupos de preescolar escribieron e ilustraron 60 cuentos.
  ball / 275 / Relevos 4 × 100, récord de la escuela / 58.4 segundos en la pista del deportivo.
  book / 310 / Ortografía: campeonas estatales / Sin una sola falta en tres rondas.
  trophy / 402 / Bandera blanca: escuela promotora de la salud / Entregada por la Secretaría de Salud tras la visita de septiembre.`).map(
  ([motif, ago, titulo = '', descripcion = '']) => ({
    motif: motif as Motif,
    ago: Number(ago),
    titulo,
    descripcion: descripcion.replaceAll('|', '\n'),
  }),
)

export const FESTIVITIES = table(`
  feria / 5 / 5 / FESTIVAL DE OTOÑO / LOS GRUPOS DE PREESCOLAR PRESENTARON CANTOS Y BAILES EN EL PATIO CENTRAL.|GRACIAS A LAS FAMILIAS QUE NOS ACOMPAÑARON Y A QUIENES PREPARARON LOS PUESTOS DE COMIDA.
  noche / 19 / 4 / OFRENDA DE DÍA DE MUERTOS / CADA GRUPO PUSO UN NIVEL DE LA OFRENDA Y CONTÓ A QUIÉN SE LA DEDICÓ.
  patria / 66 / 3 / CEREMONIA CÍVICA DE LA INDEPENDENCIA / LA ESCOLTA DE SEXTO GRADO HIZO LOS HONORES A LA BANDERA.|DESPUÉS HUBO KERMÉS EN EL PATIO.
  feria / 81 / 2 / BIENVENIDA AL CICLO ESCOLAR / MAESTRAS Y MAESTROS RECIBIERON A LOS ALUMNOS NUEVOS CON JUEGOS EN EQUIPO.
  noche / 139 / 5 / GRADUACIÓN DE PREESCOLAR Y PRIMARIA / ENTREGA DE DIPLOMAS, PALABRAS DE LA DIRECCIÓN Y BRINDIS CON LAS FAMILIAS.
  dia / 150 / 1 / CLAUSURA DE LOS TALLERES DE ROBÓTICA, TEATRO, AJEDREZ Y COCINA SALUDABLE / EXPOSICIÓN DE LOS TRABAJOS DEL AÑO EN LA BIBLIOTECA.
  feria / 204 / 3 / DÍA DEL NIÑO / INFLABLES, CUENTACUENTOS Y UNA FUNCIÓN DE TÍTERES A CARGO DE LOS MAESTROS.
  dia / 244 / 4 / FESTIVAL DE LA PRIMAVERA / DESFILE DE DISFRACES POR LAS CALLES CERCANAS A LA ESCUELA.
  dia / 262 / 2 / DÍA DE LA FAMILIA / RALLY, LOTERÍA Y COMIDA COMPARTIDA EN EL JARDÍN.
  dia / 290 / 2 / FERIA DE CIENCIAS / VOLCANES, CIRCUITOS Y UN HUERTO: 24 PROYECTOS DE CUARTO A SEXTO GRADO.
  noche / 339 / 3 / POSADA NAVIDEÑA / PIÑATAS, VILLANCICOS Y AGUINALDOS PARA TODOS LOS GRUPOS.`).map(
  ([scene, ago, pictures, titulo = '', descripcion = '']) => ({
    scene: scene as SceneKind,
    ago: Number(ago),
    pictures: Number(pictures),
    titulo,
    descripcion: descripcion.replaceAll('|', '\n'),
  }),
)

export const QUESTIONNAIRE = {
  titulo: 'Conocer a las familias',
  descripcion: 'Nos ayuda a organizar salidas, recreos y avisos del ciclo escolar.',
  preguntas: [
    {
      pregunta: '¿Quién recoge a sus hijos a la salida?',
      tipo: 'OPCION' as const,
      opciones: ['Mamá o papá', 'Abuelos', 'Transporte escolar', 'Otra persona autorizada'],
      obligatoria: true,
    },
    {
      pregunta: '¿Por dónde prefiere recibir los avisos?',
      tipo: 'VARIAS' as const,
      opciones: ['Llamada', 'WhatsApp', 'Correo electrónico'],
      obligatoria: true,
    },
    { pregunta: '¿Hay algo que la escuela deba saber?', tipo: 'ABIERTA' as const },
  ],
}
