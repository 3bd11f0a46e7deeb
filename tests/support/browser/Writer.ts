import { idNumberCheckCharacter } from '@contract/rules/id-number';
import { aDocx, aJpeg, aPdf } from '@tests/support/sample-files';
import type { Page } from 'playwright-core';
import { field } from './application-form';
import type { InputDevice } from './input-device';

const MB = 1024 * 1024;
const SUMMARY =
  '县域供水管网漏损率长期高于全国平均水平，人工听漏效率低、定位误差大。本项目研制低功耗声学监测终端，建立管网水力与声学耦合的漏损诊断模型，形成面向县域水务的诊断与调度平台。'.repeat(
    3,
  );

const idNumber = (born: string, serial: string): string => {
  const first = `990101${born}${serial}`;
  return first + idNumberCheckCharacter(first);
};
/** Invented people; region 99 does not exist. */
const MEMBERS = [
  ['顾思远', idNumber('19860312', '013'), '水力学', '诊断方法'],
  ['罗亦辰', idNumber('19900725', '037'), '电子信息', '终端研制'],
  ['周念慈', idNumber('19921108', '124'), '给排水科学与工程', '示范工程'],
] as const;
const TARGETS = 6;

/** An application of 云泽大学 with realistic content, written by this input device, section by section. */
export class Writer {
  private term: [string, string] = ['', ''];

  constructor(
    readonly page: Page,
    readonly device: InputDevice,
  ) {}

  private async fields(values: Readonly<Record<string, string>>): Promise<void> {
    for (const [path, value] of Object.entries(values))
      await this.device.write(field(this.page, path), value);
  }

  /** Presses 下一步 and waits for the title of the next section. */
  async next(title: string): Promise<void> {
    await this.device.press(this.page.getByRole('button', { name: '下一步' }));
    await this.page.getByRole('heading', { level: 1, name: title }).waitFor();
  }

  async base(): Promise<void> {
    const { page, device } = this;
    await this.fields({ 'base.title': '县域供水管网漏损诊断与调度平台', 'base.summary': SUMMARY });
    await device.chooseLeaf(page.getByRole('combobox', { name: '领域' }), ['能源与环境', '水处理与水环境']);
    await device.write(field(page, 'base.keywords'), '漏损诊断、声学监测、县域水务');
    await page.keyboard.press('Enter');
    this.term = await this.termOfPeriod();
    await device.chooseMonth(page.getByRole('textbox', { name: '开始月份' }), this.term[0]);
    await device.chooseMonth(page.getByRole('textbox', { name: '结束月份' }), this.term[1]);
    await device.press(page.getByRole('checkbox', { name: /不涉及国家秘密/ }));
  }

  /** The months stated on the page: 本批次执行期应在 … 至 … 之间. */
  private async termOfPeriod(): Promise<[string, string]> {
    const help = await this.page.getByText(/本批次执行期应在/).textContent();
    // Without the signs that keep a date in one line.
    const [from = '', to = ''] = help?.replaceAll('\u2060', '').match(/\d{4}-\d{2}/g) ?? [];
    return [from, to];
  }

  async unit(): Promise<void> {
    await this.device.press(this.page.getByRole('radio', { name: '高等学校' }));
    await this.fields({
      'unit.address': '云泽大道 1 号',
      'unit.legalPerson': '祁怀远',
      'unit.contactName': '许映川',
      'unit.contactPhone': '19900000003',
      'unit.contactEmail': 'contact@example.cn',
      'unit.specialFund': '120.00',
      'unit.selfFund': '60',
    });
  }

  async team(): Promise<void> {
    const { page, device } = this;
    await device.choose(field(page, 'team.leaderTitle'), '副高级');
    await device.choose(field(page, 'team.leaderDegree'), '博士研究生');
    await this.fields({
      'team.leaderPhone': '19900000002',
      'team.leaderEmail': 'gumingqian@example.cn',
      'team.leaderMonths': '12',
    });
    for (const [name, id, major, task] of MEMBERS) {
      await device.press(page.getByRole('button', { name: '添加成员' }));
      const drawer = page.getByRole('dialog');
      const write = (label: string, text: string): Promise<void> =>
        device.write(drawer.getByRole('textbox', { name: label }), text);
      await write('姓名', name);
      await write('身份证号码', id);
      await device.choose(drawer.getByRole('combobox', { name: '职称' }), '中级');
      await device.choose(drawer.getByRole('combobox', { name: '学历' }), '硕士研究生');
      await write('专业', major);
      await write('工作单位', '云泽大学');
      await write('分工', task);
      await write('投入人月', '10');
      await device.press(drawer.getByRole('button', { name: '完成' }));
      await drawer.waitFor({ state: 'hidden' });
    }
  }

  async plan(): Promise<void> {
    const { page, device } = this;
    await this.fields({
      'plan.basis': '县域管网漏损率高，人工听漏依赖经验。',
      'plan.content': '声学终端、诊断模型与调度平台。',
      'plan.route': '先终端，后模型，再平台，边试边改。',
    });
    await device.press(page.getByRole('button', { name: '添加创新点' }));
    const innovation = page.getByRole('group', { name: '创新点 1' }).getByRole('textbox');
    await device.write(innovation, '低频声学与水力模型耦合定位');
  }

  async target(): Promise<void> {
    const { page, device } = this;
    const indicators = page.getByRole('group', { name: '考核指标' });
    const last = (label: string) => indicators.getByRole('textbox', { name: label }).last();
    for (let i = 1; i <= TARGETS; i++) {
      await device.press(page.getByRole('button', { name: '添加指标' }));
      await device.choose(indicators.getByRole('combobox', { name: '指标类型' }).last(), '技术指标');
      await device.write(last('指标名称'), `定位误差 ${i}`);
      await device.write(last('现状'), '2.5 米');
      await device.write(last('阶段一目标'), '1.5 米');
      await device.write(last('阶段二目标'), '0.8 米');
      await device.write(last('考核方式'), '第三方检测报告');
    }
    await device.press(page.getByRole('button', { name: '添加进度' }));
    const schedule = page.getByRole('group', { name: '进度安排' });
    const box = (name: string) => schedule.getByRole('textbox', { name });
    await device.chooseMonth(box('开始月份'), this.term[0]);
    await device.chooseMonth(box('结束月份'), this.term[1]);
    await device.write(box('任务'), '研制与示范');
    await device.write(box('交付物'), '终端、模型与平台');
    await device.write(box('责任人'), '顾明谦');
  }

  async budget(): Promise<void> {
    await this.device.paste(field(this.page, 'budget.equipment.special'), [
      ['42.00', '30.00'],
      ['40.00', '18.00'],
      ['24.00', '12.00'],
      ['14.00', '0'],
    ]);
    for (const subject of ['equipment', 'business', 'labour', 'indirect'])
      await this.device.write(field(this.page, `budget.${subject}.basis`), '按市场询价与人月测算');
  }

  private async attach(material: string, name: string, mimeType: string, buffer: Buffer): Promise<void> {
    const group = this.page.getByRole('group', { name: new RegExp(`^${material}`) });
    await this.device.attach(group, { name, mimeType, buffer });
    await group.getByRole('button', { name: new RegExp(`下载.*${name}`) }).waitFor({ timeout: 90_000 });
  }

  /** Three attachments, one of 15 MB. */
  async files(): Promise<void> {
    const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
    await this.attach('承诺书签字页', '承诺书.docx', docx, aDocx());
    await this.attach('查新报告', '查新报告.pdf', 'application/pdf', aPdf(15 * MB));
    await this.attach('单位资质证明', '资质.jpg', 'image/jpeg', aJpeg());
    for (const box of await this.page.getByRole('group', { name: '申报承诺' }).getByRole('checkbox').all())
      await this.device.press(box);
  }

  /** All sections, from the first to the check. */
  async everything(): Promise<void> {
    await this.base();
    await this.next('申报单位');
    await this.unit();
    await this.next('项目团队');
    await this.team();
    await this.next('研究方案');
    await this.plan();
    await this.next('考核指标与进度');
    await this.target();
    await this.next('预算');
    await this.budget();
    await this.next('附件与承诺');
    await this.files();
    await this.next('核对并提交');
  }
}
