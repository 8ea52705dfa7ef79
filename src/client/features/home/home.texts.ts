export const texts = {
  title: 'Inicio',
  create: 'Crear',
  nothingToCreate: 'Tu rol todavía no puede registrar nada. Pide a la dirección que le agregue permisos.',
  welcome: (name: string) => `Hola, ${name}`,
  next: 'Qué puedes hacer ahora',
  nothing: 'Tu rol todavía no abre ninguna tarea. Pide a la dirección que le agregue permisos.',
} as const
