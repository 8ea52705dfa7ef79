import path from 'node:path'
import { ConfigError, readConfig } from '@server/config'

describe('readConfig', () => {
  it('SMTP_URL is a mail server, or a folder for trying', () => {
    const { mail } = readConfig({ SMTP_URL: 'smtps://cobranza%40escuela.mx:a%23b@smtp.gmail.com' })
    expect(mail).toMatchObject({
      settings: { servidor: 'smtp.gmail.com', puerto: 465, seguridad: 'TLS', usuario: 'cobranza@escuela.mx' },
      password: 'a#b',
      folder: null,
    })
    expect(mail?.settings).toMatchObject({ remitente: { correo: 'cobranza@escuela.mx' }, activo: true })
    const relay = readConfig({ SMTP_URL: 'smtp://localhost:1025?remitente=a@escuela.mx' }).mail
    expect(relay?.settings).toMatchObject({ puerto: 1025, seguridad: 'NINGUNA', usuario: null })
    expect(readConfig({ SMTP_URL: 'carpeta:./correos' }).mail?.folder).toBe(path.resolve('./correos'))
    const wrong = [
      'correo',
      'http://a.mx',
      'smtp://a.mx:22?remitente=a@b.mx',
      'smtp://a.mx',
      'carpeta:',
      'smtp://',
    ]
    for (const SMTP_URL of wrong) expect(() => readConfig({ SMTP_URL })).toThrow(ConfigError)
    expect(() => readConfig({ SMTP_URL: 'http://u:secreto@a.mx' })).not.toThrow('secreto')
  })

  it('has a default for everything', () => {
    expect(readConfig({})).toEqual({
      port: 3000,
      host: '127.0.0.1',
      dataDir: path.resolve('./data'),
      trustedProxy: 'loopback',
      filesDir: path.resolve('./data/files'),
      databaseUrl: undefined,
      databaseAdminUrl: undefined,
      databaseDirectUrl: undefined,
      adminUser: undefined,
      adminPassword: undefined,
      schoolName: 'Mi Escuela',
      schoolAddress: undefined,
      schoolLogo: undefined,
      publicUrl: undefined,
      timeZone: 'America/Mexico_City',
      sessionSecret: undefined,
      metricsToken: undefined,
      backupDir: path.resolve('./data/respaldos'),
      backupHour: 3,
      backupSeconds: 60,
      backupPassphrase: undefined,
      backupPlain: false,
      publicDocs: false,
      logLevel: undefined,
    })
  })

  it('takes what is given, without the spaces around it, and freezes it', () => {
    const config = readConfig({
      PORT: ' 8080 ',
      HOST: '::1',
      DATA_DIR: '/srv/escuela',
      DATABASE_URL: 'postgres://caja:secreta@bd.escuela.mx:5432/escuela',
      ADMIN_USER: ' directora ',
      ADMIN_PASSWORD: ' Clave-Segura1 ',
      SCHOOL_NAME: 'Colegio Niños Héroes',
      SCHOOL_TIME_ZONE: 'america/tijuana',
      SESSION_SECRET: 'x'.repeat(32),
    })
    expect(config).toMatchObject({ port: 8080, host: '::1', dataDir: path.resolve('/srv/escuela') })
    expect(config).toMatchObject({ adminUser: 'directora', adminPassword: ' Clave-Segura1 ' })
    expect(config).toMatchObject({ schoolName: 'Colegio Niños Héroes', timeZone: 'America/Tijuana' })
    expect(Object.isFrozen(config)).toBe(true)
  })

  it('knows what papers show', () => {
    const SCHOOL_ADDRESS = 'Av. Juárez 12, Centro, Oaxaca'
    const config = readConfig({ SCHOOL_ADDRESS, SCHOOL_LOGO: 'logo.png', PUBLIC_URL: 'https://Escuela.mx/' })
    expect(config).toMatchObject({ schoolAddress: SCHOOL_ADDRESS, publicUrl: 'https://escuela.mx' })
    expect(config.schoolLogo).toBe(path.resolve('logo.png'))
    expect(readConfig({ PUBLIC_URL: 'http://192.168.1.20:3000' }).publicUrl).toBe('http://192.168.1.20:3000')
    expect(readConfig({ PUBLIC_URL: 'https://escuela.mx/caja/' }).publicUrl).toBe('https://escuela.mx/caja')
  })

  it('puts backups where it is told, at the hour it is told', () => {
    expect(readConfig({ DATA_DIR: '/srv/escuela' }).backupDir).toBe(path.resolve('/srv/escuela/respaldos'))
    const config = readConfig({
      BACKUP_DIR: '/mnt/otro',
      BACKUP_HOUR: '22',
      BACKUP_SECONDS: '30',
      BACKUP_PASSPHRASE: ' doce letras y más',
    })
    expect(config).toMatchObject({ backupDir: path.resolve('/mnt/otro'), backupHour: 22, backupSeconds: 30 })
    expect(config.backupPassphrase).toBe(' doce letras y más')
    expect([
      readConfig({ BACKUP_HOUR: 'no' }).backupHour,
      readConfig({ BACKUP_HOUR: '0' }).backupHour,
      readConfig({ BACKUP_SECONDS: 'no' }).backupSeconds,
    ]).toEqual([null, 0, null])
  })

  it('takes an empty variable as absent', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: ' ', ADMIN_PASSWORD: '', SESSION_SECRET: '' })).toEqual(
      readConfig({}),
    )
  })

  it.each([
    ['PORT', '80a'],
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PORT', '3000.5'],
    ['HOST', 'mi servidor'],
    ['HOST', 'http://localhost'],
    ['DATABASE_URL', 'mysql://localhost/escuela'],
    ['DATABASE_URL', 'localhost:5432'],
    ['ADMIN_USER', 'a'.repeat(121)],
    ['ADMIN_USER', 'uno\ndos'],
    ['ADMIN_PASSWORD', 'sin-mayuscula1'],
    ['SCHOOL_NAME', 'a'.repeat(121)],
    ['SCHOOL_ADDRESS', 'a'.repeat(251)],
    ['SCHOOL_ADDRESS', 'Calle 1\nCentro'],
    ['PUBLIC_URL', 'caja.local/recibos'],
    ['PUBLIC_URL', 'ftp://escuela.mx'],
    ['PUBLIC_URL', 'https://escuela.mx/?x=1'],
    ['LOG_LEVEL', 'verbose'],
    ['API_DOCS', 'abiertos'],
    ['SCHOOL_TIME_ZONE', 'Marte/Olimpo'],
    ['SCHOOL_TIME_ZONE', '+06:00'],
    ['SESSION_SECRET', 'corta'],
    ['METRICS_TOKEN', 'corta'],
    ['DATABASE_ADMIN_URL', 'mysql://localhost/escuela'],
    ['DATABASE_ADMIN_URL', 'postgres://duena:clave@localhost/escuela'],
    ['DATABASE_DIRECT_URL', 'localhost:5432'],
    ['DATABASE_DIRECT_URL', 'postgres://caja:clave@localhost/escuela'],
    ['TRUSTED_PROXY', 'proxy.escuela.mx'],
    ['TRUSTED_PROXY', '0.0.0.0/0'],
    ['TRUSTED_PROXY', '10.0.0.0/33'],
    ['BACKUP_PLAIN', 'tal vez'],
    ['BACKUP_HOUR', '24'],
    ['BACKUP_HOUR', '3:00'],
    ['BACKUP_SECONDS', '-5'],
    ['BACKUP_SECONDS', '3601'],
    ['BACKUP_SECONDS', '1.5'],
    ['BACKUP_PASSPHRASE', 'muy-corta'],
  ])('refuses %s=%j in one sentence that names it', (variable, value) => {
    const read = () => readConfig({ [variable]: value })
    expect(read).toThrow(ConfigError)
    expect(read).toThrow(new RegExp(`^${variable} [^\\n]*\\.$`))
    expect(read).not.toThrow(value)
  })
})
