import { say, textOf } from '@contract/sentences/sentence';
import { conflict } from '@server/errors/app-error';
import { type AgreementKind, IN_FORCE } from '@server/security/agreements-in-force';

export interface Agreement {
  kind: AgreementKind;
  title: string;
  version: string;
  content: string[];
}

export const AGREEMENTS: Record<AgreementKind, Agreement> = {
  service: {
    kind: 'service',
    title: textOf('agreement.service'),
    version: IN_FORCE.service,
    content: [
      '本平台供申报人、单位管理员、评审专家和管理方办理开创专项申报、需求对接与成果登记。注册账号即表示同意本协议。',
      '账号由本人保管和使用，不得出借、转让。以账号进行的操作视为本人操作；发现账号被他人使用，应立即修改密码并退出其他设备。',
      '提交的申报材料、需求与成果应当真实，不含国家秘密，不侵犯他人权利。材料不实的，管理方可以按申报指南处理。',
      '单位账号由单位授权的管理员使用，审核意见和盖章材料代表单位。管理员变更时应及时移交。',
      '平台以服务器时间判断截止时间，时间均为北京时间。系统维护会提前公告。',
      '可以随时在账号设置中导出本人数据或注销账号。依法须留存的申报档案与审计记录在注销后继续保存，届时不再显示个人身份。',
    ],
  },
  privacy: {
    kind: 'privacy',
    title: textOf('agreement.privacy'),
    version: IN_FORCE.privacy,
    content: [
      '处理的信息：注册时的用户名、手机号；自行填写的昵称、姓名、性别、地区、学校或单位、职称；登录时的时间、地址与浏览器；办理业务时提交的材料。',
      '处理的目的：确认身份、办理申报与审核、发送验证码与办理通知、保障账号安全。不用于广告，不向无关第三方提供。',
      '证件号码、证件照片属于敏感个人信息，只在申请实名认证时另行征得同意后处理，加密保存，页面上只显示首尾几位。',
      '审核人员只能看到办理所需的内容，查看与处理均有记录。公开的立项与成果信息按申报指南的规定范围发布。',
      '登录记录与审计记录至少保存六个月。账号注销后，个人信息随即删除或匿名化；法律另有规定的从其规定。',
      '可以在账号设置中查看、更正、导出、删除本人信息，撤回同意。撤回不影响此前已进行的处理。有疑问可联系页脚所列的主办方。',
    ],
  },
  id_data: {
    kind: 'id_data',
    title: textOf('agreement.id_data'),
    version: IN_FORCE.id_data,
    content: [
      '为核验项目负责人身份，需要处理姓名、证件号码和证件照片。这些属于敏感个人信息，泄露可能危及人身与财产安全。',
      '证件号码以 AES-256-GCM 加密保存，只有负责认证审核的人员可以查看证件照片，任何页面与日志都不显示完整号码。',
      '认证通过后，证件信息保存到解除认证或注销账号为止；申请被撤销或拒绝的，证件号码与照片随即清除。',
      '不同意不影响浏览和使用其他功能。作为项目负责人可以先提交申报，但未通过实名认证的申报不能由单位上报管理方。可以随时解除认证以撤回同意。',
    ],
  },
};

/** Refuses consent to a text that is not the current one. */
export const checkVersion = (kind: AgreementKind, version: string): void => {
  if (AGREEMENTS[kind].version === version) return;
  throw conflict(say('agreement.outdated', { title: { code: `agreement.${kind}` } }), {
    data: { kind },
  });
};
