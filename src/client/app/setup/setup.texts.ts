export const texts = {
  goOn: 'Seguir',
  later: 'Dejar para después',
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
} as const
