window.ESCUELA = {
  api: '/api',
  escuela: '',
  zonaHoraria: 'America/Mexico_City',
  devTools: false,
}
