import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allowConsole, takeUnexpectedConsole } from '@tests/setup/allow-console';
import { App, Button, Form, Input } from 'antd';

describe('the browser that app tests run in', () => {
  it('runs an antd form from typing to its refusal', async () => {
    render(
      <App>
        <Form>
          <Form.Item name="name" label="项目名称" rules={[{ required: true, message: '请输入项目名称' }]}>
            <Input />
          </Form.Item>
          <Button htmlType="submit">保存</Button>
        </Form>
      </App>,
    );

    await userEvent.click(screen.getByRole('button', { name: /保\s*存/ }));

    expect(await screen.findByText('请输入项目名称')).toBeInTheDocument();
  });

  it('knows a console message nobody allowed', () => {
    console.error('unexpected');

    expect(takeUnexpectedConsole()).toEqual(['console.error: unexpected']);
  });

  it('lets an allowed console message pass', () => {
    allowConsole(/expected/);
    console.warn('expected');

    expect(takeUnexpectedConsole()).toEqual([]);
  });

  it('has databases, digests and streams as a browser has', async () => {
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode('开创'));

    expect(digest.byteLength).toBe(32);
    expect(indexedDB).toBeDefined();
    expect(await new Response('{"a":1}').json()).toEqual({ a: 1 });
  });

  it('finds an element of a collection by its id and its name, as they are now', () => {
    document.body.innerHTML = '<i id="one"></i><input name="two"><svg name="two"></svg>';
    const { children } = document.body;
    const [first, second] = children;
    expect([children.namedItem('one'), children.namedItem('two'), children.length]).toEqual([
      first,
      second,
      3,
    ]);
    first?.setAttribute('id', 'three');
    expect([children.namedItem('one'), children.namedItem('three'), children.namedItem('')]).toEqual([
      null,
      first,
      null,
    ]);
  });
});
