export const texts = {
  title: 'Archivo de la escuela',
  intro: 'Todo lo que la escuela ha escrito, en un solo archivo que se abre en cualquier computadora.',
  what: 'Qué lleva',
  tables:
    'Alumnos, padres, inscripciones, cargos, colegiaturas y pagos, cada uno en una tabla CSV que Excel abre.',
  files: 'Las fotos, los documentos y los videos, en una carpeta.',
  without: 'No lleva datos de salud, sueldos ni contraseñas.',
  careTitle: 'Son datos personales de niños',
  care: 'Guárdalo donde solo tú lo puedas abrir. La bitácora dice quién lo descargó y cuándo.',
  backup: 'No sustituye al respaldo: con él no se puede volver a empezar en otra computadora.',
  download: 'Descargar todo',
  notAll: 'Lo descarga quien puede ver todos los módulos',
  notAllText: 'Pide a quien administra los roles que te dé Ver en todos, o que lo descargue.',
  failed: 'No se pudo preparar el archivo.',
  begun: 'La descarga empezó',
} as const
