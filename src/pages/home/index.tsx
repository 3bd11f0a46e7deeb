export default function Home() { return <h1>开创专项</h1>; }
