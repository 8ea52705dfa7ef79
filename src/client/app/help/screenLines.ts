export type Lines = readonly [string, string, string]

export const PUPILS: Lines = [
  'Aquí está cada alumno con su número de control, grado y grupo.',
  'Escribe en la búsqueda parte del nombre, la CURP o el número de control; los filtros se suman.',
  'Abre un renglón para ver su ficha completa: salud, cargos, pagos, beca y documentos.',
]
export const BULLETINS: Lines = [
  'Un aviso va a muchas familias y cada una recibe el suyo, con sus datos.',
  'Los correos salen solos 20 segundos después de enviar; hasta entonces se puede deshacer.',
  'Por WhatsApp y en papel los entrega una persona, que los va marcando.',
]
export const PARENTS: Lines = [
  'Aquí está cada padre, madre o tutor con su teléfono y sus hijos.',
  'Búscalo por su nombre, por su teléfono o por el nombre de un hijo.',
  'Desde su ficha mandas avisos, cambias sus datos y abres su estado de cuenta.',
]
export const CHARGES: Lines = [
  'Aquí están los cargos que no son colegiatura: inscripción, material, uniformes y otros.',
  'Elige los de una familia y cóbralos juntos en la caja, completos o en parte.',
  'Un cargo que fue un error se cancela con su motivo; lo cobrado se cancela desde Pagos y recibos.',
]
export const TUITION: Lines = [
  'Aquí se ven y se cobran las colegiaturas de un alumno, mes por mes.',
  'Cada mes dice su vencimiento, su beca y su recargo; el pago anual suma los meses que faltan.',
  'Para cobrar a toda la familia en un solo recibo usa la caja.',
]
export const CONCEPTS: Lines = [
  'Un concepto es lo que la escuela cobra una y otra vez: uniforme, libros, credencial.',
  'Al registrar un cargo, elegirlo propone su nombre y su monto; los dos se pueden cambiar.',
  'Uno que ya no se usa se apaga: no se ofrece más, y lo cobrado con él se queda igual.',
]
export const SERVICES: Lines = [
  'Un servicio se cobra por mes, además de la colegiatura: transporte, comedor, tardes.',
  'Elige a los alumnos o a un grupo y desde qué mes: se cuenta cuánto es antes de registrarlo.',
  'Quitar a un alumno cancela los meses sin pagos; los que tienen pagos se quedan y se dicen.',
]
export const CERTIFICATES: Lines = [
  'Aquí quedan las constancias con su folio: de quién son, de qué tipo, a quién se dirigen y quién las expidió.',
  'Se hacen desde la ficha del alumno, con el botón Constancia, o con Ctrl+K: «constancia de beca para Ana».',
  'Una que salió mal se cancela con su motivo: el folio queda, y quien escanee el papel verá que no es válida.',
]
export const CERTIFICATE_TEXTS: Lines = [
  'Cada constancia tiene un título y un texto que la escuela puede escribir a su modo.',
  'Los campos entre llaves se llenan con los datos del alumno; elige a uno para ver cómo queda.',
  'Un texto nuevo vale para las constancias que se hagan desde entonces: las entregadas no cambian.',
]
export const CYCLES: Lines = [
  'Un ciclo escolar dice las fechas, los precios y los meses que se cobran.',
  'Todo lo demás (inscripciones, becas, grupos) pertenece a un ciclo.',
  'Registra el siguiente ciclo antes de reinscribir: la reinscripción lo necesita.',
]
export const SCHOLARSHIPS: Lines = [
  'Una beca es un porcentaje para un grado y un ciclo; un alumno tiene dos cuando mucho.',
  'Baja el precio de las colegiaturas que todavía no se pagan, y de ninguna otra.',
  'La ley pide un mínimo de alumnos con beca: aquí se ve si se cumple.',
]
export const ENROL: Lines = [
  'Inscribir da a un alumno su lugar en el ciclo y registra sus cargos y colegiaturas.',
  'Elige el grado, marca a los alumnos y revisa los precios antes de guardar.',
  'Quien ya estuvo en la escuela se pasa de grado en Reinscripciones, por grupo completo.',
]
export const GROUPS: Lines = [
  'Un grupo reúne a los alumnos de un grado en un ciclo: 1° A, 2° B.',
  'Un alumno está en un solo grupo; para cambiarlo quítalo de uno y agrégalo al otro.',
  'La lista del grupo se imprime y se baja a Excel.',
]
export const CUTS: Lines = [
  'El corte junta lo que recibiste desde el corte anterior y lo compara con lo que cuentas.',
  'Cuenta los billetes y monedas: la diferencia se dice antes de cerrar.',
  'Un corte cerrado ya no cambia; su papel se imprime cuantas veces haga falta.',
]
export const STATEMENT: Lines = [
  'El estado de cuenta dice qué se debe, qué se pagó y cuándo, de un alumno o de su familia.',
  'Se imprime o se manda al padre; cada pago lleva a su recibo.',
  'Desde aquí se cobra: el botón abre a la familia en la caja.',
]
export const CALENDAR: Lines = [
  'El calendario dice las actividades, los días sin clase y las juntas.',
  'Una actividad tiene fecha, título y, si quieres, un archivo.',
  'Los padres la ven en su aplicación en cuanto la guardas.',
]
export const EVENTS: Lines = [
  'Un evento se cuenta con fotos y videos: un festival, una visita, un torneo.',
  'Escribe el título, la fecha y la descripción, y agrega los archivos en el orden en que se verán.',
  'Los padres lo ven en su aplicación en cuanto se publica.',
]
export const MENTIONS: Lines = [
  'Una mención celebra un logro con una foto: el cuadro de honor, un concurso.',
  'Escribe el título, la fecha y la descripción, y elige la imagen.',
  'Los padres la ven en su aplicación en cuanto se publica.',
]
export const STAFF: Lines = [
  'Aquí está cada persona que trabaja en la escuela, con su puesto y su departamento.',
  'Búscala por nombre, puesto, teléfono, CURP o RFC.',
  'Un colaborador no es un usuario: quien entra al sistema se registra en Usuarios.',
]
export const DEPARTMENTS: Lines = [
  'Los departamentos ordenan la plantilla: primaria, preescolar, administración.',
  'Cada colaborador pertenece a uno.',
  'Un departamento con personas no se elimina: cámbialas antes a otro.',
]
export const USERS: Lines = [
  'Aquí están las personas que entran al sistema y el rol de cada una.',
  'El rol dice qué puede hacer; cambiarlo vale de inmediato.',
  'Quien olvidó su contraseña recibe una nueva desde su ficha.',
]
export const ACCOUNT: Lines = [
  'Aquí proteges tu cuenta con un código de tu teléfono, además de la contraseña.',
  'También está dónde tienes abierta tu sesión: lo que no reconozcas, termínalo.',
  'Si alguien entró con tu usuario, Ayuda dice qué hacer, paso por paso.',
]
export const ROLES: Lines = [
  'Un rol es una lista de permisos: ver, crear, actualizar y eliminar en cada módulo.',
  'Lo que un rol no puede no aparece en su menú.',
  'En «Quién puede qué» se ve cada permiso con las personas que lo tienen.',
]

export const INVOICES: Lines = [
  'Aquí está qué pagos están listos para facturar y a cuáles les falta un dato; cada dato lleva a donde se corrige.',
  '«Entregar» descarga lo que necesita quien timbra; este sistema no timbra.',
  'Lo que nadie pidió facturar va en la factura global; «Traer timbradas» lee lo que el PAC devuelve.',
]

export const BANK: Lines = [
  'Trae el archivo de movimientos del banco: cada depósito propone de qué familia es y qué paga, con su razón.',
  'Con las flechas te mueves y con Enter confirmas; nada se cobra sin que lo confirmes.',
  'Si confirmaste uno por error, cancela su pago y el depósito vuelve a esta lista.',
]

export const REMINDERS: Lines = [
  'Aquí se decide cuántos días antes o después de que vence se le escribe a una familia.',
  'Arriba están los próximos 14 días: a quién le saldría y a quién no, y por qué.',
  'Una familia recibe a lo más uno en siete días, y ninguno si ya pagó o acordó algo.',
]

export const THE_SCHOOL: Lines = [
  'Aquí están el nombre, el logo y los datos que salen en cada papel, en el ingreso y en el menú.',
  'La vista previa enseña cómo empieza un recibo con lo que escribes, antes de guardarlo.',
  'El primer folio se elige antes del primer pago; después la numeración sigue sola.',
]

export const SCHOOL_MAIL: Lines = [
  'Aquí se dice con qué cuenta de correo salen los avisos y recordatorios.',
  'La prueba envía un mensaje en ese momento y dice qué contestó el servidor.',
  'Lo que no cabe en el tope de un día, o llega fuera de las horas, sale después.',
]

export const COPIES: Lines = [
  'Aquí se ve qué respaldos hay de la escuela, dónde están y si van cifrados.',
  'La llave los abre: se imprime una vez para la caja fuerte, y el servidor la olvida.',
  'Cada semana el más nuevo se restaura aparte para saber que sirve; «Probar ahora» lo hace hoy.',
]

export const GUIDE: Lines = [
  'Una guía cuenta un trabajo entero, con sus pantallas, a la persona que lo hace.',
  'Los nombres entre «» son los de los botones, letra por letra.',
  'Las demás guías están en Ayuda.',
]
export const NEWS: Lines = [
  'Cada versión del programa dice aquí lo que cambia para quien lo usa.',
  'Lo último está arriba, con su día.',
  'La ve quien administra usuarios, para contarlo a los demás.',
]

export const CORRECTIONS: Lines = [
  'Aquí llega lo que una familia pide cambiar desde su página: teléfono, correo o dirección.',
  'Nada cambia hasta que presionas «Aceptar»; entonces queda en los datos del padre, a tu nombre.',
  '«Rechazar» pide por qué y no cambia nada.',
]

export const MISSING_DOCUMENTS: Lines = [
  'Aquí están los alumnos a los que les falta un documento obligatorio o ya se les venció.',
  'Elige un grupo o un documento para ver solo lo que te importa, y exporta la lista a Excel.',
  '«Avisar a…» manda a cada familia un aviso con lo que le falta.',
]
