import "./courses.css";

type Course = { id: string; name: string; price: string; text: string };

export const Courses = ({ items }: { items: readonly Course[] }) => (
  <ul className="courses">
    {items.map(({ id, name, price, text }) => (
      <li key={id}>
        <div className="row">
          <h3>{name}</h3>
          <span className="price">{price}</span>
        </div>
        <p>{text}</p>
      </li>
    ))}
  </ul>
);
