import path from 'node:path'
import { passwordProblem } from '@contract/domain/password'
import { demoConfig, DEMO_PASSWORD, DEMO_USER } from '@demo/demoConfig'
import { createProgress } from '@demo/progress'

describe('configuration', () => {
  test('is that of the product with a folder, a school and a first user of its own', () => {
    expect(demoConfig({})).toMatchObject({
      port: 3000,
      dataDir: path.resolve('./data-demo'),
      databaseUrl: undefined,
      schoolName: 'Colegio Benito Juárez',
      schoolAddress: expect.stringContaining('Oaxaca'),
      adminUser: DEMO_USER,
      adminPassword: DEMO_PASSWORD,
    })
    expect(passwordProblem(DEMO_PASSWORD)).toBeNull()
  })

  test('gives way to what is given; empty is absent', () => {
    const given = {
      DATA_DIR: '/srv/otra',
      PORT: '0',
      ADMIN_USER: 'jefa',
      ADMIN_PASSWORD: ' ',
      SCHOOL_NAME: '',
    }
    expect(demoConfig(given)).toMatchObject({
      port: 0,
      dataDir: path.resolve('/srv/otra'),
      schoolName: 'Colegio Benito Juárez',
      adminUser: 'jefa',
      adminPassword: DEMO_PASSWORD,
    })
    expect(() => demoConfig({ PORT: 'x' })).toThrow(/PORT/)
  })

  test('each school that can be made has a folder of its own; another one is refused in a sentence', () => {
    const folder = (...args: string[]) => path.basename(demoConfig({}, args).dataDir)
    expect(folder('--solo-api')).toBe('data-demo')
    expect(folder('apertura')).toBe('data-apertura')
    expect(folder('apertura', 'antes')).toBe('data-apertura-antes')
    expect(folder('420')).toBe('data-demo-420')
    const sizes = [[], ['420'], ['apertura']].map((args) => demoConfig({}, args).size)
    expect(sizes).toEqual([{ pupils: 180, years: 2 }, { pupils: 420, years: 3 }, null])
    expect(demoConfig({ DATA_DIR: '/srv/otra' }, ['apertura']).dataDir).toBe(path.resolve('/srv/otra'))
    for (const wrong of ['apertira', '3', '5000', '1.5'])
      expect(() => demoConfig({}, [wrong])).toThrow(
        `No hay una demostración «${wrong}». Hay: npm run demo, npm run demo -- 420 (de 20 a 2000 alumnos), npm run demo -- apertura, npm run demo -- apertura antes`,
      )
  })
})

describe('progress', () => {
  const run = (isTTY: boolean, total: number) => {
    const written: string[] = []
    const progress = createProgress({ write: (text) => written.push(text), isTTY }, total)
    for (let at = 0; at < total; at++) progress.step(at < total / 2 ? 'Alumnos' : 'Caja')
    progress.end()
    return written
  }

  test('on a terminal one line redraws itself, only when it changes, and ends full', () => {
    const written = run(true, 1000)
    expect(written[0]).toMatch(/^\r░{24} {3}0 % {2}Alumnos/)
    expect(written).toHaveLength(102)
    expect(written.slice(0, -1).every((text) => text.startsWith('\r') && !text.includes('\n'))).toBe(true)
    expect(written.at(-2)).toMatch(/^\r█{24} 100 % {2}Lista/)
    expect(written.at(-1)).toBe('\n')
  })

  test('in a log there is a line each ten percent', () => {
    const written = run(false, 1000)
    expect(written).toHaveLength(10)
    expect(written[0]).toBe(' 10 %  Alumnos\n')
    expect(written.at(-1)).toBe('100 %  Lista\n')
  })

  test('few steps skip lines, and never say 100 before the end', () => {
    expect(run(false, 3)).toEqual([' 33 %  Alumnos\n', ' 66 %  Caja\n', '100 %  Lista\n'])
  })
})
