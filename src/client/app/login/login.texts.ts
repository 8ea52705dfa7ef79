export const texts = {
  title: 'Ingreso',
  badLoginTitle: 'UPS!!!',
  badLogin: 'REVISA TUS CREDENCIALES',
  appFailed: 'La aplicación no se pudo cargar. Revisa la red e intenta de nuevo.',
  ended: {
    expired: {
      title: 'Tu sesión terminó',
      text: 'Pasó su tiempo. Ingresa de nuevo y volverás a donde estabas.',
    },
    password: {
      title: 'Cambió tu contraseña',
      text: 'Por eso terminó tu sesión. Ingresa con la contraseña nueva y volverás a donde estabas. Si no la cambiaste tú, pregunta a la dirección.',
    },
    user: {
      title: 'Tu usuario ya no tiene acceso',
      text: 'Alguien lo eliminó. Pregunta a la dirección.',
    },
    ended: {
      title: 'Terminaron tu sesión',
      text: 'Alguien con acceso la cerró desde otro equipo. Si no fuiste tú, entra y cambia tu contraseña.',
    },
    idle: {
      title: 'Tu sesión terminó',
      text: 'Pasaron 15 minutos sin actividad. Ingresa de nuevo y volverás a donde estabas.',
    },
  },
} as const
