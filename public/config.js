window.ESCUELA = {
  api: '/api',
  escuela: '',
  logo: '',
  zonaHoraria: 'America/Mexico_City',
  devTools: false,
}
