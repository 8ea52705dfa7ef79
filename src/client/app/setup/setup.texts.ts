export const texts = {
  subtitle: 'Cuatro pasos hasta el primer recibo. Puedes dejarlos cuando quieras: lo hecho, hecho está.',
  steps: 'Pasos del arranque',
  done: 'Hecho',
  lacking: 'Falta',
  skipped: 'Para después',
  next: 'Guardar y seguir',
  goOn: 'Seguir',
  later: 'Dejar para después',
  laterFailed: 'No se pudo dejar fuera este paso',
  schoolText: 'Basta el nombre para empezar; lo demás puede esperar. Aquí mismo ves cómo sale en el recibo.',
  cycleText: 'Con estas fechas y precios se inscribe y se cobra.',
  peopleText: 'Cada persona entra con su usuario y ve solo lo de su trabajo.',
  pupilsText: 'Elige cómo entran. Puedes combinar los tres caminos.',
  protect: 'Que tu contraseña sola no lo abra todo',
  protectTick: (role: string) => `Pedir un código del teléfono a quien tenga el rol ${role}`,
  protectHint:
    'Con tu usuario se cobra, se ven expedientes y se dan permisos. Con un código de una aplicación como Google Authenticator, quien vea tu contraseña no puede entrar. Si hoy no tienes tu teléfono a la mano, quita la marca: después se hace en «Mi cuenta» y en el rol.',
  protectGo: 'Configurar mi teléfono y seguir',
  ways: {
    opening: {
      title: 'Tu Excel, con lo que deben y ya pagaron',
      text: 'Para una escuela a medio ciclo: inscribe, respeta lo que se pagó antes y trae saldos y becas.',
    },
    importFile: {
      title: 'Tu Excel, solo alumnos y padres',
      text: 'Los registra con su CURP y su familia; después los inscribes por grado.',
    },
    newFamily: {
      title: 'Una familia a mano',
      text: 'Alumno, padre, inscripción y grupo en una página; al final la cobras.',
    },
  },
  mayNot: 'Tu rol no abre este camino.',
  needsCycle: 'Primero el ciclo: sin sus precios no se puede inscribir.',
  toCycle: 'Ir al ciclo',
  notEnrolled: (count: number) =>
    count === 1
      ? 'Hay 1 alumno registrado y nadie inscrito'
      : `Hay ${count} alumnos registrados y nadie inscrito`,
  notEnrolledText: 'Inscríbelos por grado: con la inscripción se les arman sus colegiaturas.',
  enrol: 'Inscribir',
  ready: 'Ya puedes cobrar',
  readyText: (name: string) =>
    `La caja abre con la familia de ${name} y lo que debe. El recibo sale al cobrar.`,
  paid: 'La escuela ya da recibos',
  paidText: 'El arranque terminó. Estos pasos se quedan aquí por si quieres revisar algo.',
  toDesk: 'Ir a la caja',
  unknown: 'Este servidor no tiene arranque',
} as const
